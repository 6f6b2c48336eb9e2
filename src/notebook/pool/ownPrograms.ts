/**
 * Which programs this page may start beside itself. The Content-Security-Policy asks for Trusted Types: addresses of workers and
 * of the service worker are read by the one policy below, and every text that would become a program or HTML is refused, as no
 * policy of ours makes any. (lit-html has one of its own, for the templates in our scripts.)
 */

/** Addresses below the site: what the build made, and service workers. */
const own = /^(?:_astro\/[\w.-]+\.js|(?:[\w-]+\/)*sw\.js)$/;

/**
 * The address of a program of this site, as it was given.
 *
 * @param base - of the site, with a slash at both ends
 * @param page - address of a page of the site
 * @throws TypeError for a program from elsewhere
 */
export function ownProgram(address: string, base: string, page: string): string {
  const { origin, pathname } = new URL(address, page);
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  if (origin !== new URL(page).origin || !own.test(below))
    throw new TypeError(`No program of this site: ${address}`);
  return address;
}

/** Trusted Types as far as they are used here; TypeScript does not know them. */
type TrustedTypes = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => object;
};

/**
 * To be called before a program is started. The policy is the default one because Vite finds workers by
 * `new Worker(new URL(…))` in this very form, with nothing around the address.
 */
export function allowOwnPrograms(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  const base = (import.meta as Partial<ImportMeta>).env?.BASE_URL ?? '/';
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => ownProgram(address, `${base.replace(/\/$/, '')}/`, location.href),
  });
}
