/** Full address of a path of this site, for canonical links and shared pictures; the bare path when no site is set. */
export function pageAddress(path: string, site: URL | undefined): string {
  return site === undefined ? path : new URL(path, site).href;
}
