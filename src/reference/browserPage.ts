/** A page that uses the library in a browser, beside the unpacked file and without a bundler. */

/** The page; it lies beside the folder `package`, which the file has in it. */
export const browserPage = `<!doctype html>
<title>A puzzle</title>
<p></p>
<script type="module">
  import { createWorker, readPuzzle } from './package/browser/nonogram-engine.js';
  const worker = createWorker();
  const { status } = await worker.solve(readPuzzle('#.#\\n###'));
  document.querySelector('p').textContent = status; // one
</script>
`;
