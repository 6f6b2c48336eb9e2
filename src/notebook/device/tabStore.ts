/** The store of this tab; null where the browser allows none. */
export function tabStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
