/** The whole ledger as data. */
import type { APIRoute } from 'astro';
import { flatEntry, ledgerEntries } from '../../facts/ledger.ts';

export const GET: APIRoute = () => Response.json(ledgerEntries().map(flatEntry));
