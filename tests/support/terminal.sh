# A terminal for tests of what is on the screen: tmux. Sourced by a script that then calls start, press and shows.
folder=$(mktemp -d)
runs=0
failures=0
mux() { tmux -u -f /dev/null -S "$folder/socket-$runs" "$@"; }
trap 'mux kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

# start WIDTH HEIGHT COMMAND: a new terminal with the command on it; when it ends, by Ctrl-C too, `ended STATUS` is shown
start() {
    mux kill-server 2>/dev/null || true
    runs=$((runs + 1))
    mux new-session -d -s terminal -x "$1" -y "$2" "trap : INT; $3; echo ended \$?; exec cat"
}
press() { mux send-keys -t terminal "$@"; }
resize() { mux resize-window -t terminal -x "$1" -y "$2"; }
seen() { mux capture-pane -p -t terminal; }

# shows PATTERN WHAT: the screen comes to show an extended regular expression, within ten seconds
shows() {
    for _ in $(seq 200); do
        if seen | grep -Eq -- "$1"; then return 0; fi
        sleep 0.05
    done
    echo "$2: the screen does not show $1" >&2
    seen >&2
    failed
}
# After three failures the rest tells nothing.
failed() {
    failures=$((failures + 1))
    [ $failures -lt 3 ] || exit 1
}
