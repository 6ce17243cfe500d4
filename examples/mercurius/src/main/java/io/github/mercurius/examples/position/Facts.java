package io.github.mercurius.examples.position;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the text of a position says: by part, by seat if it is said of each, and item by item. */
final class Facts {
    private static final Pattern COUNTED = Pattern.compile("(\\d+)([A-Z].*)");
    private static final Pattern COINS_AT = Pattern.compile("(\\w):([A-Z]+)");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final Set<String> AGREED = Set.of(
            "edition",
            "players",
            "names",
            "start",
            "seen",
            "turn",
            "round",
            "dividends",
            "order",
            "end",
            "side",
            "disc",
            "changer",
            "last");
    /** What is over with the turn. */
    private static final Set<String> OF_THE_TURN =
            Set.of("ask", "done", "todo", "drawn", "placed", "step", "given", "sold", "seat");

    private static final Set<String> OF_COINS = Set.of("drawn", "spent", "purses", "edges");

    /** A place in a part. */
    record Place(String part, int seat, int item) {}

    private final String form;
    private final Map<String, List<List<String>>> parts = new LinkedHashMap<>();

    private Facts(String form) {
        this.form = form;
    }

    static Facts of(String text) {
        String[] words = text.split(" ");
        Facts facts = new Facts(words[0]);
        for (String word : List.of(words).subList(1, words.length)) {
            String name = word.substring(0, word.indexOf('='));
            String value = word.substring(name.length() + 1);
            List<List<String>> seats = new ArrayList<>();
            for (String seat : AGREED.contains(name) ? new String[] {value} : value.split("/")) {
                seats.add(AGREED.contains(name) ? List.of(value) : items(name, seat));
            }
            facts.parts.put(name, seats);
        }
        return facts;
    }

    private static List<String> items(String part, String seat) {
        List<String> items = new ArrayList<>();
        for (String item : seat.equals("-") ? new String[0] : seat.split(",")) {
            Matcher counted = COUNTED.matcher(item);
            Matcher coins = COINS_AT.matcher(item);
            if (counted.matches()) {
                items.addAll(Collections.nCopies(Integer.parseInt(counted.group(1)), counted.group(2)));
            } else if (coins.matches()) {
                coins.group(2).chars().forEach(coin -> items.add(coins.group(1) + ":" + (char) coin));
            } else if (OF_COINS.contains(part)) {
                item.chars().forEach(coin -> items.add("" + (char) coin));
            } else {
                items.add(item);
            }
        }
        return items;
    }

    /** The text again; coins in it are not as they are written. */
    String toText() {
        return form
                + parts.entrySet().stream()
                        .map(part -> " " + part.getKey() + "="
                                + part.getValue().stream()
                                        .map(items -> items.isEmpty() ? "-" : String.join(",", items))
                                        .collect(Collectors.joining("/")))
                        .collect(Collectors.joining());
    }

    /** What is said in a part, by seat; nothing if there is no such part. */
    List<List<String>> part(String name) {
        return parts.getOrDefault(name, List.of());
    }

    /** The parts in which pieces lie or numbers stand. */
    Set<String> names() {
        return parts.keySet().stream()
                .filter(name -> !AGREED.contains(name))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** All places in some parts, in order. */
    List<Place> places(Collection<String> names) {
        List<Place> places = new ArrayList<>();
        for (String name : names) {
            for (int seat = 0; seat < part(name).size(); seat++) {
                for (int item = 0; item < part(name).get(seat).size(); item++) {
                    places.add(new Place(name, seat, item));
                }
            }
        }
        return places;
    }

    /** Whether there is such a place. */
    boolean has(Place place) {
        return part(place.part).size() > place.seat
                && part(place.part).get(place.seat).size() > place.item;
    }

    String get(Place place) {
        return part(place.part).get(place.seat).get(place.item);
    }

    void set(Place place, String item) {
        part(place.part).get(place.seat).set(place.item, item);
    }

    void exchange(Place one, Place other) {
        String item = get(one);
        set(one, get(other));
        set(other, item);
    }

    /** How many pieces of each kind there are, wherever they lie. */
    Map<String, Integer> pieces() {
        Map<String, Integer> pieces = new HashMap<>();
        for (String name : names()) {
            for (List<String> items : part(name)) {
                for (String item : items) {
                    if (OF_COINS.contains(name)) {
                        pieces.merge(item.substring(item.indexOf(':') + 1), 1, Integer::sum);
                    } else if (isPiece(item)) {
                        pieces.merge(item, 1, Integer::sum);
                    }
                }
            }
        }
        return pieces;
    }

    static boolean isPiece(String item) {
        return Character.isUpperCase(item.charAt(0));
    }

    /** The pieces that are here more often than there, each as often as that. */
    List<String> without(Facts other) {
        Map<String, Integer> there = other.pieces();
        List<String> more = new ArrayList<>();
        pieces().forEach((piece, here) ->
                more.addAll(Collections.nCopies(Math.max(0, here - there.getOrDefault(piece, 0)), piece)));
        return more;
    }

    /**
     * How far a moment is from one in which all this is said.
     *
     * @param seats how many play
     * @param weights what each part counts, with the number of its seat
     * @param done the seats that have had their last turn
     * @param last whether it is the last turn
     */
    double far(Facts moment, int seats, ToDoubleFunction<String> weights, Set<Integer> done, boolean last) {
        double sum = without(moment).size() + moment.without(this).size();
        Set<String> names = names();
        names.addAll(moment.names());
        for (String name : names) {
            if (last || !OF_THE_TURN.contains(name)) {
                List<List<String>> here = parts.get(name);
                List<List<String>> there = moment.parts.get(name);
                boolean ofSeats = (here == null ? moment.part(name) : here).size() == seats;
                here = here == null ? usual(ofSeats, there) : here;
                there = there == null ? usual(ofSeats, here) : there;
                for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
                    double weight = ofSeats && done.contains(i) ? 4 : ofSeats || last ? 1 : 0.3;
                    double far = far(here.get(i), there.get(i), ofSeats || last ? 1.4 : 0.3);
                    sum += far == 0 ? 0 : weight * far * weights.applyAsDouble(name + i);
                }
            }
        }
        return sum;
    }

    /** What a part that is left out says, as far as the same part elsewhere tells: that which most seats have. */
    private static List<List<String>> usual(boolean ofSeats, @Nullable List<List<String>> part) {
        if (!ofSeats || part == null) {
            return List.of(List.of());
        }
        List<String> most = Collections.max(
                part, Comparator.comparingInt(items -> 10 * Collections.frequency(part, items) - items.size()));
        return Collections.nCopies(part.size(), most);
    }

    private static double far(List<String> here, List<String> there, double more) {
        if (here.equals(there)) {
            return 0;
        }
        boolean numbers = (here.isEmpty() ? there : here)
                .stream().allMatch(item -> NUMBER.matcher(item).matches());
        if (numbers && here.size() != there.size()) {
            return 0.3 * (here.size() + there.size());
        }
        List<String> rest = new ArrayList<>(there);
        int both = (int) here.stream().filter(rest::remove).count();
        double far = numbers ? 0 : here.size() - both + more * (there.size() - both);
        for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
            if (numbers && !here.get(i).equals(there.get(i))) {
                far += 0.5
                        + Math.min(50, Math.abs(Integer.parseInt(here.get(i)) - Integer.parseInt(there.get(i)))) / 50.0;
            } else {
                far += here.get(i).equals(there.get(i)) ? 0 : 0.05;
            }
        }
        return far;
    }
}
