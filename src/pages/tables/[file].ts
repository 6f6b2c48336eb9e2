/** The tables of the text as files, CSV and JSON. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { tableFile, tableFiles } from '../../facts/tableFiles.ts';

const kinds = ['csv', 'json'] as const;

export const getStaticPaths = (() =>
  Object.entries(tableFiles).flatMap(([name, table]) =>
    kinds.map((kind) => ({
      params: { file: `${name}.${kind}` },
      props: { text: tableFile(table, kind) },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
