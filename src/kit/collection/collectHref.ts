/** The way of a puzzle into the reader's collection. */
import { writeLink } from '../../notebook/cell/linkState.ts';
import { stateAddress } from '../puzzle/openIn.ts';
import type { PuzzlePlace } from '../puzzle/openIn.ts';
import { encodeCollection } from './collection.ts';
import type { Collection } from './collection.ts';

const collectionPage: PuzzlePlace = { page: 'collection/', cell: 'collection' };

/** The page of collections, which puts these puzzles at the end of the one that the reader works on. */
export const collectHref = (more: Collection): string =>
  stateAddress(
    collectionPage,
    writeLink('', collectionPage.cell, 1, { a: encodeCollection(more) }),
  );
