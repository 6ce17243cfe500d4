package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Takes actions, and shows each player what that player may see. */
@RestController
class GameController {
    private final AtomicReference<GameState> game;

    GameController(AtomicReference<GameState> game) {
        this.game = game;
    }

    @GetMapping("/seats/{seat}")
    PlayerView view(@PathVariable("seat") int seat) {
        return game.get().viewFor(seat);
    }

    @PostMapping("/seats/{seat}/actions")
    PlayerView act(@PathVariable("seat") int seat, @RequestBody Action action) {
        return game.updateAndGet(state -> state.applyAction(seat, action)).viewFor(seat);
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.CONFLICT)
    AnyViolation refused(IllegalActionException exception) {
        return exception.violation();
    }
}
