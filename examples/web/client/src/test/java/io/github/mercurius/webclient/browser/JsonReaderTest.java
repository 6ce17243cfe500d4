package io.github.mercurius.webclient.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page's own JSON is that of Jackson. */
class JsonReaderTest {
    private final ObjectMapper jackson = new ObjectMapper();

    @Test
    void everyValueIsThatOfJackson() throws IOException {
        String view = MercadoJson.VIEW.write(Mercado.rules()
                .start(List.of("Anna \"A\" \\", "Łucja", "Jan"), new Random(7)::nextInt)
                .state()
                .viewFor(0));
        List<String> documents = List.of(
                view,
                MercadoJson.EDITION.write(Edition.standIn()),
                " { \"a\\u0041\\/\" : [ ] , \"b\" : { } , \"c\" : [ -1 , 0 , 12345678901 , true , false , null ] } ",
                "\"\\t𝄞\"",
                "-7");
        for (String document : documents) {
            Object value = Jackson2.read(document);
            assertThat(value).isEqualTo(jackson.readValue(document, Object.class));
            assertThat(jackson.readValue(Jackson2.write(value, false), Object.class))
                    .isEqualTo(value);
        }
        assertThat(Jackson2.write(Jackson2.read(view), false)).isEqualTo(view);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[1",
                "[1,]",
                "[,1]",
                "[1 2]",
                "{\"a\"}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\" 1}",
                "\"a",
                "\"\\x\"",
                "\"\\u12\"",
                "tru",
                "01",
                "-",
                "1e3",
                "1.5",
                "+1",
                "[1] 2",
                "[1}",
                "{\"a\":1]",
                "nul"
            })
    void whatIsNoJsonIsRefused(String text) {
        assertThatThrownBy(() -> Jackson2.read(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
