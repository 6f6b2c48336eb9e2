/** In which files a claim is made, by its id: it is found anew when one of these changes, or what they import. */
import { globSync, readFileSync } from 'node:fs';
import type { Imports } from './imports.ts';

type Made = {
  readonly whole: ReadonlyMap<string, string>; // file by id
  /** Files that may make the ids with some beginning: they put them together, or import what does. */
  readonly series: ReadonlyMap<string, readonly string[]>;
};

const known = new WeakMap<Imports, Made>();

function madeIn({ reached }: Imports): Made {
  const files = globSync('src/claims/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8'), reached: reached(file) }))
    .filter((one) => !one.reached.has('src/claims/ledger.ts') && !one.file.endsWith('/list.ts'));
  const whole = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/^\s*id: '([^']+)'/gm), ([, id = '']) => [id, file] as const),
  );
  // `000-figure-3-panel-${number}`
  const series = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/`((?:\d{3}|web|own)-[^`$]*)\$\{/g), ([, beginning = '']) => {
      const users = files.filter((one) => one.reached.has(file));
      return [beginning, users.map((one) => one.file)] as const;
    }),
  );
  const together = Map.groupBy(series, ([beginning]) => beginning);
  return {
    whole: new Map(whole),
    series: new Map(
      Array.from(together, ([one, users]) => [one, users.flatMap(([, files]) => files)]),
    ),
  };
}

/** The file that a claim stands in; of one whose id is made in series all that may make it. */
export function claimFiles(id: string, imports: Imports): readonly string[] {
  const { whole, series } = known.get(imports) ?? madeIn(imports);
  known.set(imports, { whole, series });
  const own = whole.get(id);
  if (own !== undefined) return [own];
  const makers = [...series].flatMap(([beginning, files]) =>
    id.startsWith(beginning) ? files : [],
  );
  return makers.length === 0 ? ['src/claims/ledger.ts'] : [...new Set(makers)];
}
