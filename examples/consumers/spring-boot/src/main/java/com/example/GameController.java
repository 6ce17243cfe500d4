package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.rules.IllegalActionException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Takes actions, and shows each player what that player may see. */
@RestController
class GameController {
    private final Table table;

    GameController(Table table) {
        this.table = table;
    }

    /** What a page needs at once: the program's own type, with the library's inside. */
    record Page(PlayerView view, List<Action> legal, Map<Asset, Integer> prices) {}

    @GetMapping("/setup")
    Setup setup() {
        return table.game().setup();
    }

    @GetMapping("/seats/{seat}")
    Page page(@PathVariable("seat") int seat) {
        PlayerView view = table.game().state().viewFor(seat);
        Map<Asset, Integer> prices = new TreeMap<>();
        Asset.all().forEach(asset -> prices.put(asset, view.table().market().price(asset)));
        return new Page(view, view.legalActions(), prices);
    }

    @GetMapping("/seats/{seat}/updates")
    List<Update> updates(@PathVariable("seat") int seat) {
        return table.game().updatesFor(seat, 0);
    }

    @PostMapping("/seats/{seat}/actions")
    PlayerView act(@PathVariable("seat") int seat, @RequestBody Action action) {
        return table.act(seat, action).state().viewFor(seat);
    }

    @GetMapping("/record")
    GameRecord record() {
        return table.game().toRecord().withoutSecrets();
    }

    /** A mistake: it shows all hands. The library refuses it. */
    @GetMapping("/mistake/{what}")
    Object mistake(@PathVariable("what") String what) {
        Game now = table.game();
        return switch (what) {
            case "game" -> now;
            case "state" -> now.state();
            default -> now.steps();
        };
    }

    @ExceptionHandler
    ProblemDetail refused(IllegalActionException exception, Locale locale) {
        ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, exception.getMessage());
        problem.setProperty("rule", exception.violation().rule().id());
        problem.setProperty("violation", exception.violation());
        return problem;
    }
}
