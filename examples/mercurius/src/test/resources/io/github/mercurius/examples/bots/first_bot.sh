# Answers at once with the first legal action; it knows no game.
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
    *'"type":"choose"'*)
      question=${line#*'"question":'}
      rest=${line#*'"legal":["'}
      echo '{"question":'"${question%%,*}"',"action":"'"${rest%%'"'*}"'"}'
      ;;
  esac
done
