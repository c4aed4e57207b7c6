"""From TOML to a compiled ruleset; works when content is loaded, and not while a game runs.

toml        files with the place of every value, and problems that say where they are
schema      the attrs classes of what TOML can say
boards      areas, maps and tiles, and where things on them are drawn
modules     plug-ins, manifests, what the chosen modules define together
vocabulary  the words of TOML: verbs, selectors, conditions, numbers
compiler    from definitions to a ruleset
"""
