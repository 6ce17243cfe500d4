// App chooses the games, and no other line names one
new File(basedir, 'src/main/java/com/example').eachFile { file ->
    if (file.name != 'App.java') {
        def game = file.text =~ /(?i)mercatores|mercado|(?<!github\.)mercurius/
        assert !game.find(): "$file.name names a game"
    }
}
true
