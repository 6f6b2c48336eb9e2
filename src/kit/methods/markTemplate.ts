/** The mark of a method in a template. */
import { nothing } from 'lit-html';
import type { MethodKind } from '../../methods/kinds.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { methodMark } from './marks.ts';

/** The mark of what a step is of; nothing for a step of no method. */
export const markTemplate = (method: MethodKind | null): unknown =>
  method === null ? nothing : pictured(methodMark(method));
