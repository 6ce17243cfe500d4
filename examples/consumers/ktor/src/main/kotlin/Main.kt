package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Asset
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Setup
import io.github.mercurius.core.Game
import io.github.mercurius.json.MercuriusJson
import io.github.mercurius.rules.json.FormatException
import io.ktor.server.cio.CIO
import io.ktor.server.engine.embeddedServer
import kotlinx.coroutines.runBlocking
import tools.jackson.core.JacksonException
import tools.jackson.databind.json.JsonMapper
import tools.jackson.module.kotlin.kotlinModule
import tools.jackson.module.kotlin.readValue
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.net.http.WebSocket
import java.nio.file.Files
import java.util.concurrent.CompletionStage
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit.SECONDS

/** Finds the library's module by itself, and adds that of Kotlin. */
val mapper: JsonMapper = JsonMapper.builder().findAndAddModules().addModule(kotlinModule()).build()

val begun: Game = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602))

fun main() {
    dataClassesComeBack()
    val file = Files.createTempDirectory("table").resolve("game.json")
    val table = Table(file, begun)
    val server = embeddedServer(CIO, port = 0, host = "127.0.0.1") { serve(table, mapper) }.start()
    try {
        val port = runBlocking { server.engine.resolvedConnectors().first().port }
        play(table, "127.0.0.1:$port")
    } finally {
        server.stop()
    }
    check(MercuriusJson.RECORD.read(Files.readAllBytes(file)) == table.game.value.toRecord())
    check(Table(file, begun).game.value == table.game.value)
    println("Served with Ktor.")
}

/** A data class with the library's types comes back; what is wrong or hidden is refused. */
fun dataClassesComeBack() {
    val page = Page(begun.state().viewFor(1), listOf(Action.buy(Asset.AMS)), mapOf(Asset.TEA to 15))
    val json = mapper.writeValueAsString(page)
    check(mapper.readValue<Page>(json) == page)
    check(json.contains(MercuriusJson.VIEW.write(page.view)))
    refused("/legal/0/asset: found \"GOLD\", expected one of AMS") { mapper.readValue<Page>(json.replace("\"asset\":\"AMS\"", "\"asset\":\"GOLD\"")) }
    refused("Game has no JSON format") { mapper.writeValueAsString(mapOf("game" to begun)) }
    refused("GameState is for the host alone") { mapper.writeValueAsString(begun.state()) }
}

fun refused(message: String, attempt: () -> Any) {
    try {
        error("${attempt()}, expected a refusal")
    } catch (e: JacksonException) {
        check(e.message!!.contains(message)) { e.message!! }
        check(!message.startsWith("/") || e.cause is FormatException)
    }
}

fun play(table: Table, address: String) {
    val client = HttpClient.newHttpClient()
    val told = LinkedBlockingQueue<String>()
    val socket = client.newWebSocketBuilder().buildAsync(
        URI("ws://$address/seats/2/socket?from=0"),
        object : WebSocket.Listener {
            override fun onText(socket: WebSocket, text: CharSequence, last: Boolean): CompletionStage<*>? {
                told.add(text.toString())
                socket.request(1)
                return null
            }
        },
    ).join()

    fun post(seat: Int, action: String): HttpResponse<String> = client.send(
        HttpRequest.newBuilder(URI("http://$address/seats/$seat/actions"))
            .POST(HttpRequest.BodyPublishers.ofString(action)).build(),
        HttpResponse.BodyHandlers.ofString(),
    )

    val bought = post(0, MercuriusJson.ACTION.write(Action.buy(Asset.AMS)))
    check(bought.statusCode() == 200)
    check(mapper.readValue<Page>(bought.body()) == table.page(0))
    check(MercuriusJson.UPDATE.read(told.poll(10, SECONDS)!!) == table.game.value.updatesFor(2, 0).single())
    val late = post(1, MercuriusJson.ACTION.write(Action.buy(Asset.AMS)))
    check(late.statusCode() == 409)
    check(MercuriusJson.VIOLATION.read(late.body()).rule().id() == "TRN-4")
    check(post(0, "{\"type\":\"buy\",\"asset\":\"GOLD\"}").statusCode() == 400)
    socket.sendText(MercuriusJson.ACTION.write(Action.buy(Asset.AMS)), true)
    check(MercuriusJson.VIOLATION.read(told.poll(10, SECONDS)!!).rule().id() == "TRN-4")
    socket.abort()
}
