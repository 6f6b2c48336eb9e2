/** Sequences of the counts of n x n, as the encyclopedia of integer sequences takes them. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { sequenceFiles } from '../../facts/integerSequences.ts';

export const getStaticPaths = (() =>
  sequenceFiles().map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
