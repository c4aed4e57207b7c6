"""The words of TOML: what each verb asks, and which rule it calls. Verbs compile to operations; `running` performs them."""
