package io.github.mercurius.rules.jackson3;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.MercuriusModule;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercado.json.MercadoModule;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.mercatores.json.MercatoresModule;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What users of the JSON modules see is not internal to them. */
class SignaturesTest {
    private static final List<Class<?>> PUBLIC = List.of(
            MercuriusJson.class,
            MercuriusModule.class,
            MercatoresJson.class,
            MercatoresModule.class,
            MercadoJson.class,
            MercadoModule.class,
            RulesModule.class,
            Formats.class,
            FormatException.class,
            WireFormat.class);

    @Test
    void noInternalTypeIsInAPublicSignature() {
        for (Class<?> type : PUBLIC) {
            Stream<Member> members = Stream.of(type.getMethods(), type.getConstructors(), type.getFields())
                    .flatMap(Stream::of);
            assertThat(members.map(SignaturesTest::signature))
                    .isNotEmpty()
                    .noneMatch(signature -> signature.contains("io.github.mercurius.json.common"));
        }
    }

    private static String signature(Member member) {
        return member instanceof Field field ? field.toGenericString() : ((Executable) member).toGenericString();
    }
}
