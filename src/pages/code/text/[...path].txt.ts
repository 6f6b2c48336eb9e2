/** The text of each module, as a file of its own. */
import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { codeFiles } from '../../../components/code/codeFiles.ts';
import { sampled } from '../../../components/sampled.ts';

export const getStaticPaths = (() =>
  sampled(codeFiles).map((path) => ({ params: { path } }))) satisfies GetStaticPaths;

// its first character tells browsers that it is UTF-8, whatever the host says
export const GET: APIRoute = ({ params: { path = '' } }) =>
  new Response(`\uFEFF${readFileSync(path, 'utf8')}`);
