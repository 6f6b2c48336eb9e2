/** Addresses inside the site. The site may live under a sub-path, so every link goes through here. */

// without a build there is no sub-path
const siteBase = (import.meta as Partial<ImportMeta>).env?.BASE_URL ?? '/';

/**
 * The address of `path` (without leading slash) below `base`, whether or not `base` ends with a slash.
 * The default base is the one the site was built for.
 */
export function sitePath(path: string, base: string = siteBase): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}
