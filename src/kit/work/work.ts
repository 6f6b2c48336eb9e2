/** One task of a figure at a time, of the tasks of this book; see notebook/work/work.ts. */
import { Work as WorkOf } from '../../notebook/work/work.ts';
import type { Starter as StarterOf, WorkOptions } from '../../notebook/work/work.ts';
import type { Tasks } from '../../workers/tasks.ts';

export type { WorkOptions } from '../../notebook/work/work.ts';
export type Starter = StarterOf<Tasks>;

/** A place for one task. */
export class Work extends WorkOf<Tasks> {
  /** @param load - what starts tasks; fetched when the first one is asked for */
  constructor(options: WorkOptions, load: Starter = () => import('../../workers/startTask.ts')) {
    super(options, load);
  }
}
