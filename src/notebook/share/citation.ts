/** How a figure is cited, linked alone and framed in other pages: texts, from what it is and where it stands. */

/** A figure as it is shown at this moment, or a note. */
export type CitedFigure = {
  readonly id: string; // "fig-difficulty"
  readonly number: string | null; // "Figure 2.4"
  readonly title: string;
  readonly about: string | null; // what was run: size, boards, seed
  readonly address: string; // reopens exactly this view
  readonly version: string; // of the site
  readonly day: string; // on which it is seen, as 2026-11-22
};

/** Who made the figures, as CITATION.cff has it. */
const makers = 'The Nonogram Explorer team';

/** What all of it is called. */
export const siteName = 'Nonogram Explorer';

/** The citation as a sentence. */
export function citation({ number, title, about, address, version, day }: CitedFigure): string {
  const figure = number === null ? `“${title}”` : `${number}, “${title}”`;
  const run = about === null ? '' : ` (${about})`;
  return `${makers}. ${siteName}, version ${version}. ${figure}${run}. ${address} (seen on ${day}).`;
}

const texCommands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '\u00a0': '~',
  '\u00d7': String.raw`$\times$`,
};

/** Text for a field of BibTeX: what is a command there is written as the character that it stands for. */
const inTex = (text: string): string =>
  text
    .replaceAll(/[\\~^\u00a0\u00d7]|[{}%&#_$]/g, (found) => texCommands[found] ?? `\\${found}`)
    .replaceAll(/\s+/g, ' ');

/** What an entry of BibTeX needs; a page that is built without knowing where it will be has no address. */
type Cited = Omit<CitedFigure, 'address'> & { readonly address: string | null };

/**
 * The citation as an entry of BibTeX.
 *
 * @remarks The address is left as it is: `url` is read verbatim, by biblatex and by the command `\url`.
 */
export function bibtex({ id, number, title, about, address, version, day }: Cited): string {
  const fields: readonly (readonly [string, string])[] = [
    ['author', `{${makers}}`],
    ['title', inTex(number === null ? title : `${number}: ${title}`)],
    ['howpublished', `${siteName}, version ${inTex(version)}`],
    ['year', day.slice(0, 4)],
    ...(address === null ? [] : [['url', address] as const, ['urldate', day] as const]),
    ...(about === null ? [] : [['note', inTex(about)] as const]),
  ];
  const lines = fields.map(([name, text]) => `  ${name} = {${text}},`);
  return [`@misc{nonogram-explorer-${id},`, ...lines, '}'].join('\n');
}

const inAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * What a figure uses in a frame with `sandbox`: its programs and workers, which its server hands to its own pages only; files
 * that are saved; and links, which open in place of the framing page.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-downloads allow-top-navigation-by-user-activation';

/**
 * HTML that shows the figure in a frame of another page.
 *
 * @param address - of the figure alone
 * @param height - of the frame, in CSS pixels
 */
export function frameHtml(shown: CitedFigure, address: string, height: number): string {
  const name = [shown.number, shown.title].filter((text) => text !== null).join(' ');
  return `<iframe src="${inAttribute(address)}" title="${inAttribute(`${name} (${siteName})`)}" width="100%" height="${height}" loading="lazy" sandbox="${sandbox}" allow="clipboard-write" style="border: 0"></iframe>`;
}

/** No figure is higher, in CSS pixels; a page that frames one must not be at its mercy. */
const mostHeight = 20_000;

/**
 * For a page with such frames: gives each of them the height that its figure tells (`public/figure.js`), and hears no other
 * frame.
 *
 * @param address - of a figure alone
 */
export const heightScript = (address: string): string => `<script>
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== '${new URL(address).origin}' || data?.type !== 'nonogram-figure') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.style.height = Math.min(data.height, ${mostHeight}) + 'px';
});
</script>`;
