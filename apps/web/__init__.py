"""The page: a table in the browser (installed as `cyclades_apps.web`). Plain files, served as they are."""
