"""The HTTP half of the server: the only part that imports Starlette, uvicorn and segno."""
