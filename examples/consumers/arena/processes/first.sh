# A bot that takes the first legal action.
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
    *'"type":"choose"'*)
      legal=${line##*'"legal":["'}
      echo "${legal%%'"'*}"
      ;;
    *'"type":"bye"'*) exit ;;
  esac
done
