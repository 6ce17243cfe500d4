package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Asset
import io.github.mercurius.api.PlayerView
import io.github.mercurius.core.Game
import io.github.mercurius.json.MercuriusJson
import io.github.mercurius.rules.IllegalActionException
import io.ktor.http.ContentType
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.Application
import io.ktor.server.application.ApplicationCall
import io.ktor.server.application.install
import io.ktor.server.request.receiveText
import io.ktor.server.response.respondText
import io.ktor.server.routing.get
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import io.ktor.server.websocket.WebSockets
import io.ktor.server.websocket.webSocket
import io.ktor.websocket.Frame
import io.ktor.websocket.readText
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import tools.jackson.core.JacksonException
import tools.jackson.databind.json.JsonMapper
import tools.jackson.module.kotlin.readValue
import java.nio.file.Files
import java.nio.file.Path

/** What a page needs at once: the program's own type, with the library's inside. */
data class Page(val view: PlayerView, val legal: List<Action>, val prices: Map<Asset, Int>)

/** A table: its game, whose record is stored after each action. */
class Table(private val file: Path, start: Game) {
    private val now = MutableStateFlow(
        if (Files.exists(file)) MercuriusJson.RECORD.read(Files.readAllBytes(file)).replay() else start,
    )

    val game: StateFlow<Game> = now

    @Synchronized
    fun act(seat: Int, action: Action) {
        val next = now.value.applyAction(seat, action)
        Files.write(file, MercuriusJson.RECORD.writeBytes(next.toRecord()))
        now.value = next
    }

    fun page(seat: Int): Page {
        val view = now.value.state().viewFor(seat)
        return Page(view, view.legalActions(), Asset.all().associateWith { view.table().market().price(it) })
    }
}

/** Serves a table. In a real server, the seat is that of the player who is logged in. */
fun Application.serve(table: Table, mapper: JsonMapper) {
    suspend fun ApplicationCall.answer(value: Any, status: HttpStatusCode = HttpStatusCode.OK) =
        respondText(mapper.writeValueAsString(value), ContentType.Application.Json, status)

    install(WebSockets)
    routing {
        get("/seats/{seat}") { call.answer(table.page(call.seat)) }

        post("/seats/{seat}/actions") {
            try {
                table.act(call.seat, mapper.readValue<Action>(call.receiveText()))
                call.answer(table.page(call.seat))
            } catch (refused: IllegalActionException) {
                call.answer(refused.violation(), HttpStatusCode.Conflict)
            } catch (e: JacksonException) {
                call.answer(mapOf("error" to e.originalMessage), HttpStatusCode.BadRequest)
            }
        }

        // all updates from a number on, and each new one; a text from the client is an action
        webSocket("/seats/{seat}/socket") {
            val seat = call.seat
            var next = call.request.queryParameters["from"]?.toInt() ?: 0
            launch {
                table.game.collect { game ->
                    val updates = game.updatesFor(seat, next)
                    next += updates.size
                    updates.forEach { send(Frame.Text(mapper.writeValueAsString(it))) }
                }
            }
            for (frame in incoming) {
                try {
                    table.act(seat, mapper.readValue<Action>((frame as Frame.Text).readText()))
                } catch (refused: IllegalActionException) {
                    send(Frame.Text(mapper.writeValueAsString(refused.violation())))
                }
            }
        }
    }
}

private val ApplicationCall.seat: Int
    get() = parameters["seat"]!!.toInt()
