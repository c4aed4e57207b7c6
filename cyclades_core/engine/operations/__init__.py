"""The words of TOML: what each verb asks, and which rule it calls, as operations that `running` performs."""
