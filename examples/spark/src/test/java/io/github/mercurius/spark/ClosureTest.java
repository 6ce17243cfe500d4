package io.github.mercurius.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.Set;
import java.util.TreeSet;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Encoders;
import org.junit.jupiter.api.Test;

/** What travels to other machines: numbers and text, and no object of the library. */
class ClosureTest {
    private static final GameState STATE = GameState.start(Setup.of(4), Deal.seeded(1602));

    @Test
    void theJobSendsNumbersAndTextOnly() throws IOException, ClassNotFoundException {
        // that of Games is there as the class that made the function, not as an object of it
        assertThat(classesIn(Games.play("a plan")))
                .containsExactlyInAnyOrder(
                        SerializedLambda.class.getName(), "[Ljava.lang.Object;", Games.class.getName());
    }

    /** All classes whose objects are in it; a text is none in this format. */
    private static Set<String> classesIn(Object sent) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(sent);
        Set<String> names = new TreeSet<>();
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
            @Override
            protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
                ObjectStreamClass described = super.readClassDescriptor();
                names.add(described.getName());
                return described;
            }
        }.readObject();
        return names;
    }

    @Test
    void aStateTravelsAsText() {
        String text = STATE.toText();
        MapFunction<Long, Integer> cards =
                number -> GameState.parse(text).mainDeck().size() + number.intValue();
        int size = STATE.mainDeck().size();
        assertThat(LocalSpark.session().range(2).map(cards, Encoders.INT()).collectAsList())
                .containsExactly(size, size + 1);
    }

    /** Exceptions keep their message, and the rule that an action broke. */
    @Test
    void onlyExceptionsAndEnumsAreSerializable() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "io.github.mercurius.api",
                        "io.github.mercurius.bots",
                        "io.github.mercurius.rules.internal",
                        "io.github.mercurius.core",
                        "io.github.mercurius.rules.learning")
                .and()
                .areNotAssignableTo(Enum.class)
                .and()
                .areNotAssignableTo(Throwable.class)
                .should()
                .beAssignableTo(Serializable.class)
                .check(new ClassFileImporter().importPackages("io.github.mercurius"));
    }
}
