# Sourced by ./play, ./check and .ci/run; needs a Python of at least 3.11 with pip and venv, nothing else.
# Not for use on its own.

# The first interpreter that is new enough: $PYTHON if it is set, else the usual names.
find_python() {
  local candidate
  for candidate in ${PYTHON:+"$PYTHON"} python3.11 python3 python python3.13 python3.12; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      echo "$candidate"
      return
    fi
  done
  echo "Python 3.11 or newer is needed; set PYTHON to its path." >&2
  return 1
}

# Where an environment keeps its programs (Windows has its own name for it).
bin_of() {
  if [ -d "$1/Scripts" ]; then echo "$1/Scripts"; else echo "$1/bin"; fi
}

# ensure_venv FOLDER EXTRAS: an environment with the checkout installed in place (EXTRAS: "[terminal]" or "[test]").
# Installed again only when pyproject.toml has changed or the checkout has moved: the stamp remembers both.
ensure_venv() {
  local folder=$1 extras=$2 stamp now python
  stamp="$folder/.installed${extras:+-${extras//[^a-z]/}}"
  now="$PWD $(cksum <pyproject.toml)"
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then return; fi
  python=$(find_python)
  echo "Setting up ${folder##*/} (once; a minute or so) ..." >&2
  [ -x "$(bin_of "$folder")/python" ] || "$python" -m venv "$folder"
  "$(bin_of "$folder")/python" -m pip install --quiet --disable-pip-version-check --no-compile --editable ".$extras"
  echo "$now" >"$stamp"
}
