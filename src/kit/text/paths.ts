/** Addresses inside the site. The site may live under a sub-path, so every link goes through here. */

/**
 * The address of `path` (without leading slash) below `base`, whether or not `base` ends with a slash.
 * The default base is the one the site was built for.
 */
export function sitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}
