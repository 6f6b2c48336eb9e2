/** Another page of the site, to take a part of it. */

/**
 * The page at an address of this site. The browser itself makes a document of the answer, in which nothing runs: the policy of
 * the site (Trusted Types) lets no script make HTML of a text, and this does not ask it to.
 *
 * @returns a promise; it fails when there is no page
 */
export function pageAt(address: string): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.addEventListener('loadend', () => {
    const page: unknown = request.status === 200 ? request.response : null;
    if (page instanceof Document) resolve(page);
    else reject(new Error(`${address} answered ${request.status}`));
  });
  request.send();
  return promise;
}
