/** Full address of a path of this site, for canonical links and shared pictures; null where the build is not told the site. */
export function pageAddress(path: string, site: URL | undefined): string | null {
  return site === undefined ? null : new URL(path, site).href;
}
