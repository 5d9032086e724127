#!/bin/sh
# A computer player as a program, in plain shell: takes the first legal action of the list.
#
#     bin/wissel arena paris-connection --bots "program:sh examples/program_bot.sh,random" --games 12
while IFS= read -r line; do
    case $line in
    '{"type":"choose"'*)
        legal=${line#*'"legal":["'}
        printf '{"action":"%s"}\n' "${legal%%\"*}"
        ;;
    esac
done
