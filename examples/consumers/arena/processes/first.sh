# A bot that takes the first legal action.
while read -r line; do
  case $line in
    *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
    *'"type":"choose"'*)
      question=${line#*'"question":'}
      legal=${line##*'"legal":["'}
      echo '{"question":'"${question%%,*}"',"action":"'"${legal%%'"'*}"'"}'
      ;;
    *'"type":"bye"'*) exit ;;
  esac
done
