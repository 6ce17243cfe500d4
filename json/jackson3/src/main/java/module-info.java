import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.rules.jackson3.RulesModule;

/**
 * The formats of all games under Jackson 3: {@link io.github.mercurius.rules.jackson3.RulesModule} finds those of the
 * JSON modules that a program has.
 */
@SuppressWarnings("module") // the digit is part of the name of what it serves
module io.github.mercurius.rules.jackson3 {
    exports io.github.mercurius.rules.jackson3;

    requires transitive io.github.mercurius.rules.json;
    requires transitive tools.jackson.databind;
    requires static org.jspecify;

    uses KnownFormats;

    provides tools.jackson.databind.JacksonModule with
            RulesModule;
}
