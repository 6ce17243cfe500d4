package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.RecordCheck;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What proves a deal: a commitment with the nonce that opens it, or how host and seats made the deal together.
 *
 * @param commitment that to a sealed deal
 * @param nonce what opens it
 * @param joint how the deal was made together
 */
public record Proof(Optional<String> commitment, Optional<String> nonce, Optional<JointDeal> joint) {
    /** No proof. */
    public static Proof none() {
        return new Proof(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** That of a sealed deal. */
    public static Proof sealed(String commitment, String nonce) {
        return new Proof(Optional.of(commitment), Optional.of(nonce), Optional.empty());
    }

    /** That of a deal that host and seats made together. */
    public static Proof together(JointDeal joint) {
        return new Proof(Optional.empty(), Optional.empty(), Optional.of(joint));
    }

    /** The commitment that was shown before the game, if there was one. */
    Optional<String> shown() {
        boolean committed = joint.isPresent() && joint.get().isCommitted();
        return committed ? joint.map(deal -> deal.commitment()) : commitment;
    }

    /** Refuses what is no commitment and no nonce, a second proof, and a joint deal of another set-up. */
    void check(AnySetup setup) {
        commitment.ifPresent(hash -> Hashing.check("commitment", hash));
        nonce.ifPresent(hash -> Hashing.check("nonce", hash));
        boolean sealed = commitment.isPresent() || nonce.isPresent();
        if (sealed && joint.isPresent()) {
            throw new RulesException("a sealed deal and a joint deal, expected one of them");
        }
        joint.ifPresent(deal -> check("joint deal", deal.setup(), setup));
    }

    /** Refuses a position beside a deal, and one of another set-up. */
    void checkPosition(boolean dealt, AnySetup ofPosition, AnySetup setup) {
        if (dealt || !equals(none())) {
            throw new RulesException("a position and a deal, expected one of them");
        }
        check("position", ofPosition, setup);
    }

    private static void check(String what, AnySetup given, AnySetup setup) {
        Arguments.accept(given.equals(setup), "set-up of the " + what, given, "that of the record, " + setup);
    }

    /**
     * What is wrong with a record that says it has this proof.
     *
     * @param cards those of its deal
     * @param made those of the deal that was made together
     * @param sealed the commitment to its deal with a nonce
     */
    public Optional<Discrepancy> check(List<?> cards, Function<JointDeal, List<?>> made, UnaryOperator<String> sealed) {
        return joint.isPresent()
                ? jointDeal(joint.get(), cards, made)
                : commitment.flatMap(shown -> sealedDeal(shown, sealed));
    }

    private static Optional<Discrepancy> jointDeal(JointDeal joint, List<?> cards, Function<JointDeal, List<?>> made) {
        return joint.part(JointDeal.HOST).isPresent()
                ? RecordCheck.compare(Part.COMMITMENT, made.apply(joint), cards)
                : wrong(joint.toString(), "the part of the host");
    }

    private Optional<Discrepancy> sealedDeal(String shown, UnaryOperator<String> sealed) {
        return nonce.isPresent()
                ? RecordCheck.compare(Part.COMMITMENT, List.of(sealed.apply(nonce.get())), List.of(shown))
                : wrong(shown, "the nonce that opens it");
    }

    private static Optional<Discrepancy> wrong(String found, String expected) {
        return Optional.of(new Discrepancy(Part.COMMITMENT, 0, found, expected));
    }

    /** What everybody may see: no nonce. */
    @Override
    public String toString() {
        return shown().map(hash -> "commitment " + hash).orElse("no commitment");
    }
}
