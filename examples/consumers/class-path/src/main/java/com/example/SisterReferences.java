package com.example;

import static com.example.References.of;
import static com.example.References.with;

import io.github.mercurius.mercado.Action.SetCoin;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Outcome.CoinsDrawn;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Violation.CoinNotDrawn;
import io.github.mercurius.mercatores.Action.Give;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event.Given;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.Violation.NoStack;
import java.util.List;
import java.util.Locale;

/** The same for typical values of the sister games. */
final class SisterReferences {
    private SisterReferences() {}

    static void callAll() {
        mercatores();
        mercado();
    }

    private static void mercatores() {
        Edition edition = Edition.standIn();
        of(edition, Edition::name, Edition::cards, Edition::specialCards, Cards::none, Cards::all);
        Card card = edition.cards().get(0);
        Cards cards = Cards.of(edition, List.of(card, card));
        of(cards, Cards::size, Cards::isEmpty, Cards::kinds, Cards::toList, Cards::goods, Cards::ships);
        with(cards, card, Cards::count, Cards::has, Cards::plus, Cards::minus);
        with(cards, cards, Cards::contains, Cards::plus, Cards::minus);
        of(card, Card::code);
        with(card, Locale.ITALIAN, Card::displayName);
        of(new Give(card), Give::card, Give::notation, Give::ask);
        of(new Given(1, card), Given::seat, Given::card, Given::notation, Given::seenBySpectator);
        of(new NoStack(1, Good.TOB), NoStack::seat, NoStack::good, NoStack::rule, NoStack::facts);
    }

    private static void mercado() {
        Coins coins = Coins.of(List.of(Coin.G, Coin.G, Coin.T));
        of(coins, Coins::size, Coins::isEmpty, Coins::sorts, Coins::toList);
        with(coins, Coin.G, Coins::count, Coins::has);
        with(coins, coins, Coins::contains);
        with(Coin.G, Locale.ITALIAN, Coin::displayName);
        Stall stall = Stall.all().get(0);
        of(stall, Stall::code, Stall::isMerchandise, Stall::sellsObjects);
        of(new SetCoin(Coin.G, stall), SetCoin::coin, SetCoin::stall, SetCoin::notation, SetCoin::ask);
        of(new CoinsDrawn(coins), CoinsDrawn::coins, CoinsDrawn::notation, CoinsDrawn::ask);
        of(new CoinNotDrawn(Coin.S, coins), CoinNotDrawn::coin, CoinNotDrawn::drawn, CoinNotDrawn::rule);
    }
}
