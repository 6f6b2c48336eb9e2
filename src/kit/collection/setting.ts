/** A collection as a setting of a figure: its value is its text, which is what links hold. */
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { decodeCollection } from './collection.ts';

/** @param usual - its text where nothing is said */
export const collectionSetting = (key: string, usual: string): Setting<string> => ({
  key,
  label: 'Collection',
  name: 'the collection',
  usual,
  input: { kind: 'none' },
  read: (text) => {
    try {
      decodeCollection(text);
      return good(text);
    } catch (error) {
      // what comes from outside may be anything; other errors are faults of ours
      if (!(error instanceof SyntaxError)) throw error;
      return bad(error.message);
    }
  },
  format: (text) => text,
  fault: (_, problem) => `The collection of the link cannot be read. ${problem}`,
});
