package io.github.mercurius.web.game;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that, when it is full, forgets what was asked for least recently. */
public final class RecentMap<V> extends LinkedHashMap<String, V> {
    private static final long serialVersionUID = 1L;

    private final int most;

    public RecentMap(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
        return size() > most;
    }
}
