package io.github.mercurius.json.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Makes hostile documents of good ones: drops, duplicates, swaps, truncates, retypes, enlarges, nests. */
public final class Mutator {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String SIGNS = "{}[]\",:0123456789-+.eEtfn\\ \n\u0000é\ud83d";

    private final Random random;
    private final List<String> codes;

    /**
     * A mutator.
     *
     * @param codes some that may stand in a document
     */
    public Mutator(Random random, List<String> codes) {
        this.random = random;
        this.codes = codes;
    }

    /** A document with one to three changes. */
    public String mutated(String json) {
        String text = json;
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            // small changes of the tree go deepest, those of the text reach the parser
            text = random.nextInt(4) == 0 ? mutatedText(text) : mutatedTree(text);
        }
        return text;
    }

    private String mutatedTree(String text) {
        try {
            JsonNode root = MAPPER.readTree(text);
            List<JsonNode> parents = new ArrayList<>();
            collect(root, parents);
            if (!parents.isEmpty()) {
                mutate(parents.get(random.nextInt(parents.size())), parents);
            }
            return root.toString();
        } catch (JsonProcessingException | StackOverflowError e) {
            return mutatedText(text);
        }
    }

    private static void collect(JsonNode node, List<JsonNode> parents) {
        if (node.isContainerNode() && !node.isEmpty()) {
            parents.add(node);
        }
        node.forEach(child -> collect(child, parents));
    }

    private void mutate(JsonNode parent, List<JsonNode> parents) {
        List<JsonNode> children = new ArrayList<>();
        parent.forEach(children::add);
        int at = random.nextInt(children.size());
        JsonNode other = children.get(random.nextInt(children.size()));
        if (parent instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(at);
            switch (random.nextInt(6)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(name + "2", other);
                case 2 -> object.set(name, other);
                default -> object.set(name, changed(children.get(at), parents));
            }
        } else if (parent instanceof ArrayNode array) {
            switch (random.nextInt(6)) {
                case 0 -> array.remove(at);
                case 1 -> array.insert(at, other);
                case 2 -> array.set(at, other);
                default -> array.set(at, changed(children.get(at), parents));
            }
        }
    }

    private JsonNode changed(JsonNode value, List<JsonNode> parents) {
        return switch (random.nextInt(20)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(random.nextInt(80) - 5);
            case 3 -> NODES.numberNode(random.nextDouble());
            case 4 -> NODES.numberNode(new BigInteger(random.nextInt(2000), random));
            case 5 -> NODES.textNode(value.asText("x").repeat(random.nextInt(500)));
            case 6 -> NODES.arrayNode();
            case 7 -> NODES.objectNode();
            case 8 -> NODES.arrayNode().addAll(Collections.nCopies(random.nextInt(500), value));
            case 9, 10 -> nested(value);
            case 11, 12 -> parents.get(random.nextInt(parents.size())).deepCopy();
            default -> nearby(value);
        };
    }

    private JsonNode nested(JsonNode value) {
        JsonNode nested = value;
        // Two more changes can double it twice, and Jackson writes no more than 1000 levels.
        for (int depth = random.nextInt(random.nextBoolean() ? 3 : 200); depth > 0; depth--) {
            nested = random.nextBoolean()
                    ? NODES.arrayNode().add(nested)
                    : NODES.objectNode().set("type", nested);
        }
        return nested;
    }

    /** Another value of the same kind, which may well be a good one. */
    private JsonNode nearby(JsonNode value) {
        if (value.isInt()) {
            return NODES.numberNode(value.intValue() + random.nextInt(5) - 2);
        }
        if (value.isTextual()) {
            return NODES.textNode(codes.get(random.nextInt(codes.size())));
        }
        if (value instanceof ArrayNode array && array.size() > 1) {
            ArrayNode shuffled = NODES.arrayNode();
            List<JsonNode> items = new ArrayList<>();
            array.forEach(items::add);
            Collections.shuffle(items, random);
            items.forEach(shuffled::add);
            return shuffled;
        }
        return value.isBoolean() ? NODES.booleanNode(!value.booleanValue()) : value;
    }

    private String mutatedText(String text) {
        if (text.isEmpty()) {
            return "{";
        }
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + random.nextInt(40));
        String part = text.substring(from, to);
        String rest = text.substring(to);
        return switch (random.nextInt(7)) {
            case 0 -> text.substring(0, from);
            case 1 -> text.substring(0, from) + rest;
            case 2 -> text.substring(0, to) + part + rest;
            case 3 -> text + part;
            case 4 -> text.substring(0, from) + sign() + text.substring(from + 1);
            case 5 -> text.substring(0, from) + sign() + text.substring(from);
            default -> text.substring(0, from) + "[{\"type\":".repeat(random.nextInt(20_000)) + rest;
        };
    }

    private char sign() {
        return SIGNS.charAt(random.nextInt(SIGNS.length()));
    }
}
