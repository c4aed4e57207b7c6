"""The page: a table in the browser (installed as `cyclades_table`). Plain files, served as they are."""
