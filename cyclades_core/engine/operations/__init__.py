"""Operations: what each verb of TOML asks, and which rule it calls. The machine performs them."""
