package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.rules.JointDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RUL-12: a joint deal travels while it is made, as far as it is open. */
class JointDealFormatTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final JointDeal ALL = jointDeal(SETUP);
    private static final int HOST = JointDeal.HOST;

    /** A deal that all made together, to the end, with parts that are no secret. */
    private static JointDeal jointDeal(Setup setup) {
        JointDeal joint = Mercurius.jointDeal(setup, "0".repeat(64));
        joint = joint.withCommitment(HOST, joint.commitmentOf(HOST, "f".repeat(64)));
        for (int seat : setup.seats()) {
            joint = joint.withCommitment(
                    seat, joint.commitmentOf(seat, String.valueOf(seat).repeat(64)));
        }
        for (int seat : setup.seats()) {
            joint = joint.withPart(seat, String.valueOf(seat).repeat(64));
        }
        return joint.withPart(HOST, "f".repeat(64));
    }

    /** The deal after each step of its making. */
    private static List<JointDeal> steps() {
        List<JointDeal> steps = new ArrayList<>(List.of(Mercurius.jointDeal(SETUP, ALL.table())));
        then(steps, last -> last.withCommitment(1, ALL.commitment(1).orElseThrow()));
        then(steps, last -> last.withCommitment(HOST, ALL.commitment(HOST).orElseThrow()));
        then(steps, last -> last.withCommitment(0, ALL.commitment(0).orElseThrow()));
        then(steps, last -> last.withCommitment(2, ALL.commitment(2).orElseThrow()));
        for (int seat : List.of(2, 0, 1)) {
            then(steps, last -> last.withPart(seat, ALL.part(seat).orElseThrow()));
        }
        then(steps, last -> last.withPart(HOST, ALL.part(HOST).orElseThrow()));
        return steps;
    }

    private static void then(List<JointDeal> steps, UnaryOperator<JointDeal> step) {
        steps.add(step.apply(steps.get(steps.size() - 1)));
    }

    @Test
    void itComesBackAfterEachStep_RUL12() {
        assertThat(steps()).hasSize(9).endsWith(ALL);
        for (JointDeal joint : steps()) {
            String json = MercuriusJson.JOINT_DEAL.write(joint);
            JointDeal read = MercuriusJson.JOINT_DEAL.read(json);
            assertThat(read).isEqualTo(joint);
            assertThat(read.waitingFor()).isEqualTo(joint.waitingFor());
            assertThat(MercuriusJson.JOINT_DEAL.write(read)).isEqualTo(json);
            assertThat(SchemaTest.SCHEMAS.complaints("joint", json)).isEmpty();
        }
        JointDeal read = MercuriusJson.JOINT_DEAL.read(MercuriusJson.JOINT_DEAL.write(ALL));
        assertThat(Game.start(read)).isEqualTo(Game.start(ALL));
    }

    @Test
    void whatIsSecretIsNotWritten_RUL12() {
        assertThat(MercuriusJson.JOINT_DEAL.write(ALL.withoutHostPart()))
                .doesNotContain(ALL.part(HOST).orElseThrow())
                .contains("\"host\":{\"commitment\":\"" + ALL.commitment(HOST).orElseThrow() + "\",\"part\":null}");
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'mercurius-joint/1' | 'mercurius-joint/2' | /format: found \"mercurius-joint/2\", expected mercurius-joint/1",
                "'mercurius-joint/1' | 'mercurius-game/1'  | /format: found \"mercurius-game/1\", expected mercurius-joint/1",
                "'table':'0          | 'more':1,'table':'0 | /more: found an unknown property, expected one of format, setup, table, host, seats",
                "'table':'0          | 'table':'O          | /table: found \"O",
                "'players':3,'names':['Robert','Magda','Rafał'] | 'players':4,'names':[] | /seats: found 3 items, expected at least 4",
                "'host':{'commitment':' | 'host':{'commitment':'A  | /host/commitment: found \"A",
                "'part':'0           | 'part':'1           | the document: found part of seat 0: has commitment ",
                "'part':'ff          | 'part':'0f          | the document: found part of host: has commitment ",
            })
    void itIsRefusedForItsMistake_RUL12(String part, String other, String message) {
        String json = MercuriusJson.JOINT_DEAL.write(ALL);
        assertThat(Refusals.of(MercuriusJson.JOINT_DEAL, json, part, other)).hasMessageStartingWith(message);
    }

    @Test
    void aPartBeforeAllHaveCommittedIsRefused_RUL12() {
        String json = MercuriusJson.JOINT_DEAL.write(ALL);
        String without = json.replace('"' + ALL.commitment(1).orElseThrow() + '"', "null");
        assertThat(Refusals.of(MercuriusJson.JOINT_DEAL, without))
                .hasMessageStartingWith("the document: found ")
                .hasMessageContaining("expected");
    }

    @Test
    void aRecordIsRefusedForItsJointDeal_RUL12() {
        String json = MercuriusJson.RECORD.write(Game.start(ALL).toRecord());
        assertThat(Refusals.of(MercuriusJson.RECORD, json, "'part':'0", "'part':'1"))
                .hasMessageStartingWith("/joint: found part of seat 0: has commitment ");
        assertThat(Refusals.of(MercuriusJson.RECORD, json, "'part':'2", "'part':null,'more':'2"))
                .hasMessage("/joint/seats/2/more: found an unknown property, expected one of commitment, part");
        assertThat(Refusals.of(MercuriusJson.RECORD, json, "'nonce':null", "'nonce':'" + "0".repeat(64) + "'"))
                .hasMessage("the document: found a sealed deal and a joint deal, expected one of them");
        String four =
                MercuriusJson.RECORD.write(Game.start(jointDeal(Setup.of(4))).toRecord());
        assertThat(Refusals.of(MercuriusJson.RECORD, four, "'players':4", "'players':3"))
                .hasMessage("/joint/seats: found 4 items, expected at most 3");
    }
}
