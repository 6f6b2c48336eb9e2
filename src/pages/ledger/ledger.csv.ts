/** The whole ledger as a table. */
import type { APIRoute } from 'astro';
import { ledgerEntries } from '../../facts/ledger.ts';
import { flatEntry } from '../../facts/ledgerFiles.ts';
import { csvRow } from '../../notebook/export/files.ts';

export const GET: APIRoute = () => {
  const rows = ledgerEntries().map(flatEntry);
  const text = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map(csvRow)
    .join('');
  return new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
};
