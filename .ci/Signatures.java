import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bouncycastle.bcpg.SignatureSubpacketTags;
import org.bouncycastle.bcpg.sig.KeyFlags;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPKeyPair;
import org.bouncycastle.openpgp.api.KeyPairGeneratorCallback;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.bouncycastle.openpgp.api.OpenPGPKey;
import org.bouncycastle.openpgp.api.OpenPGPSignature.OpenPGPDocumentSignature;
import org.bouncycastle.openpgp.api.SignatureParameters;
import org.bouncycastle.openpgp.api.bc.BcOpenPGPApi;
import org.bouncycastle.openpgp.operator.PGPKeyPairGenerator;

/**
 * What a rehearsal needs of OpenPGP, so that it needs no gpg: a key to throw away, and a look at what it signed.
 *
 * <pre>
 *   java Signatures.java key PUBLIC         writes the public key to a file, and the secret one to the standard output
 *   java Signatures.java check PUBLIC DIR   fails unless each *.asc below DIR is that key's signature of its file
 * </pre>
 */
final class Signatures {
    private static final BcOpenPGPApi OPEN_PGP = new BcOpenPGPApi();

    private Signatures() {}

    public static void main(String[] args) throws IOException, PGPException {
        Path publicKey = Path.of(args[1]);
        if (args[0].equals("key")) {
            System.out.print(makeKey(publicKey));
        } else {
            check(Path.of(args[2]), OPEN_PGP.readKeyOrCertificate().parseCertificate(Files.readString(publicKey)));
        }
    }

    private static String makeKey(Path publicKey) throws IOException, PGPException {
        KeyPairGeneratorCallback kind = new KeyPairGeneratorCallback() {
            @Override
            public PGPKeyPair generateFrom(PGPKeyPairGenerator generator) throws PGPException {
                return generator.generateLegacyEd25519KeyPair(); // which gpg understands too
            }
        };
        SignatureParameters.Callback use = SignatureParameters.Callback.Util.modifyHashedSubpackets(packets -> {
            packets.removePacketsOfType(SignatureSubpacketTags.KEY_FLAGS);
            packets.setKeyFlags(KeyFlags.CERTIFY_OTHER | KeyFlags.SIGN_DATA);
            return packets;
        });
        OpenPGPKey key = OPEN_PGP.generateKey(4)
                .withPrimaryKey(kind, use)
                .addUserId("Rehearsal <rehearsal@example.org>")
                .build();
        Files.writeString(publicKey, key.toCertificate().toAsciiArmoredString());
        return key.toAsciiArmoredString();
    }

    private static void check(Path directory, OpenPGPCertificate key) throws IOException, PGPException {
        List<Path> signatures;
        try (Stream<Path> files = Files.walk(directory)) {
            signatures = files.filter(file -> file.toString().endsWith(".asc")).collect(Collectors.toList());
        }
        for (Path signature : signatures) {
            if (!isGood(signature, key)) {
                System.err.println(signature + ": not a good signature");
                System.exit(1);
            }
        }
    }

    private static boolean isGood(Path signature, OpenPGPCertificate key) throws IOException, PGPException {
        Path signed = Path.of(signature.toString().replaceFirst("\\.asc$", ""));
        try (InputStream content = Files.newInputStream(signed)) {
            List<OpenPGPDocumentSignature> signatures = OPEN_PGP.verifyDetachedSignature()
                    .addVerificationCertificate(key)
                    .addSignatures(new ByteArrayInputStream(Files.readAllBytes(signature)))
                    .process(content);
            return signatures.size() == 1 && signatures.get(0).isValid();
        }
    }
}
