/**
 * The base of the charts with one run of the reader over one that is stored: which points the cursor walks on, and what files
 * say of the run.
 */
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import type { Exports } from '../../figure/host.ts';
import type { Table } from '../../kit/settings/settings.ts';
import { ChartRunFigure } from './chartRunFigure.ts';

/** A stored run as such a chart needs it. */
type StoredPoints<Point> = {
  readonly points: readonly Point[];
  readonly text: string; // what it is
};

/** The points on show, and whose they are. */
type WalkedPoints<Point> = {
  readonly points: readonly Point[];
  readonly whose: 'your run' | 'stored run';
};

/** Boards of one size, for each of some percentages. */
type Sample = {
  readonly height: number;
  readonly width: number;
  readonly boards: number;
  readonly seed: number;
};

/** A chart of points; see the head of the file. */
export abstract class PointsRunFigure<
  Id extends ExperimentId,
  T extends Table,
  Point,
> extends ChartRunFigure<Id, T> {
  readonly unit = { one: 'board', many: 'boards' };
  protected readonly stored = this.storedResult<StoredPoints<Point>>();

  /** The points of a run. */
  protected abstract pointsOf(spec: SpecOf<Id>, tally: TallyOf<Id>): readonly Point[];

  protected get storedPoints(): readonly Point[] {
    return this.stored.value?.points ?? [];
  }

  /** The reader's run, while the form asks for its size. */
  protected live(): readonly Point[] {
    const numbers = this.numbers(null);
    return numbers === null ? [] : this.pointsOf(numbers.spec, numbers.tally);
  }

  /** The reader's points, else the stored ones. */
  protected walked(): WalkedPoints<Point> {
    const live = this.live();
    return live.length > 0
      ? { points: live, whose: 'your run' }
      : { points: this.storedPoints, whose: 'stored run' };
  }

  /** Name and description of files. */
  protected filed(name: string, spec: Sample | null): Pick<Exports, 'name' | 'about'> {
    if (spec === null) return { name };
    const { height, width, boards, seed } = spec;
    return {
      name: `${name}-${height}x${width}-${boards}-boards-a-percentage-seed-${seed}`,
      about: `${sizeText(height, width)}, ${grouped(boards)} boards a percentage, seed ${seed}, version ${this.made.version}`,
    };
  }

  /** What a file says before its points. */
  protected source(whose: 'your run' | 'stored run'): object {
    return {
      ...this.made,
      source: whose,
      complete: whose === 'stored run' || this.session.state.phase === 'complete',
    };
  }
}
