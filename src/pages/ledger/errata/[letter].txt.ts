/** The errata of a document as a letter in plain text. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { source } from '../../../components/chapters.ts';
import { sitePath } from '../../../notebook/page/paths.ts';
import { pageAddress } from '../../../layouts/head.ts';
import { letters, letterText } from '../../../facts/errata.ts';
import type { Letter } from '../../../facts/errata.ts';

export const getStaticPaths = (() =>
  letters().map((letter) => ({
    params: { letter: letter.slug },
    props: { letter },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ letter: Letter }> = async ({ props: { letter }, site }) => {
  const { title } = (await source(letter.source)).data;
  return new Response(letterText(letter, title, pageAddress(sitePath(''), site)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
