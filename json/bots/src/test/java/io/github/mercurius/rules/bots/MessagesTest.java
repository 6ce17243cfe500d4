package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no answer of a bot is refused; that processes are killed for it is tried with processes. */
class MessagesTest {
    private static final Messages<Action, PlayerView> MESSAGES =
            new Messages<>(Mercurius.rules(), MercuriusJson.formats());
    private static final PlayerView VIEW = Mercurius.rules()
            .start(Mercurius.rules().setup(List.of("Robert", "Magda", "Anna")), 1602)
            .state()
            .viewFor(0);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"question\":7,\"action\":\"+AMS\"}",
                "{\"question\":7,\"action\":\"+AMS\",\"why\":[1]}\r",
                " { \"action\" : \"+AMS\" , \"question\" : 7 } "
            })
    void anAnswerIsTheActionToTheQuestion(String line) {
        assertThat(MESSAGES.action(line, 7, VIEW)).isEqualTo(Action.parse("+AMS"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tea, please",
                "\u001b[2J",
                "+AMS",
                "{}",
                "[]",
                "{\"action\":",
                "{\"action\":\"+AMS\"}",
                "{\"question\":7}",
                "{\"question\":8,\"action\":\"+AMS\"}",
                "{\"question\":\"7\",\"action\":\"+AMS\"}",
                "{\"question\":7.0,\"action\":\"+AMS\"}",
                "{\"question\":4294967303,\"action\":\"+AMS\"}",
                "{\"question\":7,\"action\":7}",
                "{\"question\":7,\"action\":null}",
                "{\"question\":7,\"action\":\"+AMS\",\"action\":\"+AMS\"}",
                "{\"question\":7,\"action\":\"+AMS\"} and more"
            })
    void whatIsNoAnswerIsRefused(String line) {
        assertThatThrownBy(() -> MESSAGES.action(line, 7, VIEW))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("answered '")
                .hasMessageContaining(", expected an action, as in {\"question\":7,\"action\":\"")
                .message()
                .matches("[\\p{Print}…]+");
    }

    @Test
    void anActionThatIsNotWrittenAsInTheGameIsRefused() {
        assertThatThrownBy(() -> MESSAGES.action("{\"question\":7,\"action\":\"tea\"}", 7, VIEW))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("expected one of the legal actions");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hi",
                "{}",
                "{\"type\":\"bye\"}",
                "{\"type\":\"ready\",\"protocol\":\"mercurius-bot/9\"}",
                "{\"type\":\"ready\",\"games\":[]}"
            })
    void whoIsNotReadyIsRefused(String line) {
        assertThatThrownBy(() -> MESSAGES.checkReady(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("answered");
        MESSAGES.checkReady("{\"type\":\"ready\",\"name\":\"good\"}");
    }

    private static LineInput lines(String bytes) {
        return new LineInput(new ByteArrayInputStream(bytes.getBytes(StandardCharsets.ISO_8859_1)), 5);
    }

    @Test
    void linesAreOfUtf8AndNotTooLongAndHaveAnEnd() throws IOException {
        LineInput good = lines("a\n\n12345\n\u00c5\u0082\n");
        assertThat(List.of(good.read(), good.read(), good.read(), good.read())).containsExactly("a", "", "12345", "ł");
        assertThat(good.read()).isNull();
        assertThatThrownBy(() -> lines("123456\n").read())
                .isInstanceOf(BrokenProcessException.class)
                .hasMessageContaining("line of more than 5 characters");
        assertThatThrownBy(() -> lines("+A\u00c3\n").read()).hasMessageContaining("not UTF-8");
        assertThatThrownBy(() -> lines("+A").read()).hasMessageContaining("in the middle of a line");
    }
}
