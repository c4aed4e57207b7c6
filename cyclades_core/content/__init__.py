"""Load content: from TOML files to a compiled ruleset. Nothing here is called while a game runs, except compiled terms.

- `toml`: files with the line and column of every value, and located problems
- `schema`: one attrs class per kind of definition
- `boards`: maps, tiles and geometry
- `vocabulary`: the words of TOML, such as verbs, selectors, conditions and numbers
- `modules`: plug-ins, manifests and the merged definitions of the chosen modules
- `compiler`: from definitions to a ruleset
"""
