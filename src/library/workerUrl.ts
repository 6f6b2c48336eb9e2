/** The program of the worker in an address, for bundlers that take no file of their own along. */

declare const URL: new (address: string, base: string) => { readonly href: string };

/**
 * The address of the program for {@link createWorker}: `createWorker({ url: workerUrl })`. In the package it holds the whole program
 * (35 kB as sent), so that any bundler takes it along. A Content-Security-Policy has to allow `data:` in `worker-src`.
 */
export const workerUrl: string = new URL(
  './door/workerProgram.ts',
  (import.meta as ImportMeta & { readonly url: string }).url,
).href;
