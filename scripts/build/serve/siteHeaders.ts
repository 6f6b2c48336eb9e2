/**
 * What is sent with the files of the built site besides themselves: the one source for the pages (the policy stands in each), for
 * our own server and for the settings of hosts (headersFile.ts).
 */

/** The policy of every page. Astro adds the scripts and styles of the page, which no header can know. */
export const pagePolicy = [
  "default-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'", // texts become no programs and no HTML,
  'trusted-types lit-html default', // but for templates, and addresses of workers (src/notebook/pool/ownPrograms.ts)
] as const;

/** As a header: a default there would forbid the scripts that Astro allows in the page. */
const sentPolicy = pagePolicy.filter((directive) => !directive.startsWith('default-src '));

/** What no page of the site asks the browser for. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const everywhere = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const ask = 'no-cache'; // it may be kept, and is asked for again each time
const policy = (...more: readonly string[]): string => [...sentPolicy, ...more].join('; ');

/** By their names. */
export type Headers = Readonly<Record<string, string>>;

/** Addresses that begin in one way, with their headers. */
export type Kind = { readonly folder: string; readonly headers: Headers };

/** Those with headers of their own, by the folder that they are in. */
export const kinds: readonly Kind[] = [
  {
    folder: '_astro', // files with a hash of their content in their name
    headers: {
      ...everywhere,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': policy("frame-ancestors 'self'"),
    },
  },
  {
    folder: 'figure', // which anybody may frame, from a file too: README, "Cite and embed"
    headers: { ...everywhere, 'Cache-Control': ask, 'Content-Security-Policy': policy() },
  },
];

/** All others. */
export const others: Headers = {
  ...everywhere,
  'Cache-Control': ask,
  'Content-Security-Policy': policy("frame-ancestors 'self'"),
};

/**
 * The headers of a file of the site.
 *
 * @param path - below the site, with a slash before it
 */
export const headersOf = (path: string): Headers =>
  kinds.find(({ folder }) => path.startsWith(`/${folder}/`))?.headers ?? others;
