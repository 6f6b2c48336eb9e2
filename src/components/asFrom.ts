/**
 * The markup of a part of a page as it is to stand in another one: its links lead where they led, and what they named beside
 * it is in its page only.
 *
 * @param path - of its page: "/sweeps/"
 */
export function asFrom(path: string, markup: string): string {
  const within = new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return markup.replaceAll(/(<a\s[^>]*?href=")([^"]*)(")/g, (all, before, href: string, after) => {
    if (href.startsWith('#')) return within.has(href.slice(1)) ? all : before + path + href + after;
    if (/^([a-z]+:|\/)/.test(href)) return all;
    const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
    return before + (pathname + search + hash).replaceAll('&', '&amp;') + after;
  });
}
