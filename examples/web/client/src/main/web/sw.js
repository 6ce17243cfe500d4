/** Keeps the whole page in the browser, so that it opens without a network: the network first, then what was kept. */
const KEPT = 'mercurius-3';
const FILES = [
  './', 'app.js', 'bar.js', 'call.js', 'chart.js', 'connection.js', 'dialogs.js', 'dom.js', 'editions.js', 'ending.js', 'exchange.js', 'fly.js', 'games.js', 'guide.js', 'hand.js',
  'history.js', 'home.js', 'i18n.js', 'icon-turn.svg', 'icon.svg', 'icons.js', 'index.html', 'lobby.js', 'local.js',
  'manifest.webmanifest', 'market.js', 'online.js', 'people.js', 'pieces.svg', 'players.js', 'reasons.js', 'replay.js', 'review.js', 'rulebook.js', 'rules.js', 'rules/HOW.it.md', 'rules/HOW.md', 'rules/HOW.pl.md', 'rules/LEARN.it.md', 'rules/LEARN.md', 'rules/LEARN.pl.md', 'rules/RULES.it.md', 'rules/RULES.md', 'rules/RULES.pl.md', 'rules/rules.js',
  'rulings.js', 'server.js', 'settings.js', 'since.js', 'style/base.css', 'style/cards.css', 'style/fit.css', 'style/people.css', 'style/review.css', 'style/table.css', 'table.js', 'tabs.js',
  'texts/en.js', 'texts/it.js', 'texts/pl.js', 'words.js', 'worker.js',
];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  // What a server says of its games is never kept.
  if (request.method !== 'GET' || /\/(api|ws)(\/|$)/.test(path)) {
    return;
  }
  event.respondWith(fetch(request).then((answer) => {
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(caches.open(KEPT).then((cache) => cache.put(request, copy)));
    }
    return answer;
  }, () => caches.match(request, { ignoreSearch: true })));
});
