/** The errata of a document as a letter in plain text. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { source } from '../../../components/chapters.ts';
import { letters, letterText } from '../../../facts/errata.ts';
import type { Letter } from '../../../facts/errata.ts';

export const getStaticPaths = (() =>
  letters().map((letter) => ({
    params: { letter: letter.slug },
    props: { letter },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ letter: Letter }> = async ({ props: { letter } }) =>
  new Response(letterText(letter, (await source(letter.source)).data.title));
