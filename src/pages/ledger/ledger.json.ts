/** The whole ledger as data. */
import type { APIRoute } from 'astro';
import { ledgerEntries } from '../../facts/ledger.ts';
import { flatEntry } from '../../facts/ledgerFiles.ts';

export const GET: APIRoute = () => Response.json(ledgerEntries().map(flatEntry));
