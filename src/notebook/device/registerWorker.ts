import { allowOwnPrograms } from '../pool/ownPrograms.ts';

/**
 * Registers the service worker of the site for a part of it.
 *
 * @param address - of its script
 * @param scope - the pages that it is for
 */
export async function registerWorker(address: string, scope: string): Promise<void> {
  allowOwnPrograms();
  await navigator.serviceWorker.register(address, { scope });
}
