// In the place of the service worker, for a site that shall have none: whatever was kept goes, and so does the worker.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const ours = names.filter((name) => /^nonogram-explorer (play )?\//.test(name));
      const scope = new URL(registration.scope).pathname;
      const gone = ours.filter((name) => name.split(' ').includes(scope));
      await Promise.all(gone.map((name) => caches.delete(name)));
      await registration.unregister();
    })(),
  );
});
