/** A page that uses the library in a browser, beside the unpacked file and without a bundler. */
import { libraryName } from './libraryName.ts';

/** The page; it lies beside the folder `package`, which the file has in it. */
export const browserPage = `<!doctype html>
<title>A line</title>
<script type="importmap">
  {
    "imports": {
      "${libraryName}": "./package/library/index.js",
      "d3-format": "./package/node_modules/d3-format/dist/d3-format.mjs"
    }
  }
</script>
<p></p>
<script type="module">
  import { formatLine, parseLine, settle } from '${libraryName}';
  const line = settle(parseLine('?1???'), [3]);
  document.querySelector('p').textContent = formatLine(line); // ?11?0
</script>
`;
