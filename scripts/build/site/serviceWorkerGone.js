// In the place of the service worker, for a site that shall have none: whatever was kept goes, and so does the worker.
const base = new URL('./', location.href).pathname;
const starts = ['', 'play '].flatMap((kind) =>
  [base, `${base}play/`].map((part) => `nonogram-explorer ${kind}${part} `),
);

async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => starts.some((start) => name.startsWith(start)));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
