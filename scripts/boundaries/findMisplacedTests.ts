import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const sources = '{bench,form-engine,rules,schemas,scripts,server,src,stories}/**/*.{ts,tsx,css,json}';

/** Folders of tests about a whole, such as a race of two servers or the installed package. They mirror no source folder. */
const wholes = [
  'tests/form-engine/nasty',
  'tests/package',
  'tests/server/distribution',
  'tests/server/operations/every',
  'tests/server/races',
  'tests/server/whole',
];

export interface MisplacedTest {
  readonly test: string;
  readonly comment: string;
}

/** Finds tests that a reader of the source would not find: `docs/map.md` has the rule. */
export function findMisplacedTests(folder: string): readonly MisplacedTest[] {
  const folders = sourceNames(globSync(sources, { cwd: folder, exclude: ['**/node_modules/**'] }));
  const namesIn = (place: string) => folders.get(place) ?? partNames(folder, place);
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: folder }).flatMap((test) => {
    const comment = faultOf(test, namesIn);
    return comment === undefined ? [] : { test, comment };
  });
}

function faultOf(
  test: string,
  namesIn: (place: string) => ReadonlySet<string> | undefined,
): string | undefined {
  if (/\.dom\.test\.ts$|(?<!\.dom)\.test\.tsx$/.test(test))
    return 'a test in Node is a *.test.ts, and a test in a browser a *.dom.test.tsx';
  const place = dirname(test);
  if (wholes.includes(place)) return undefined;
  const names = namesIn(place);
  if (names === undefined) return `${place} mirrors no folder of sources`;
  const name = nameOf(test);
  if (names.has(name) || name === camelCase(basename(place))) return undefined;
  return `${name} is neither a source of the folder that ${place} mirrors, nor the name of that folder`;
}

/** The names of the sources, by the folder of their tests. A folder with nothing but folders has no names. */
function sourceNames(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const namesIn = new Map<string, Set<string>>();
  for (const file of files) {
    let place = dirname(`tests/${file.replace(/^form-engine\/src\//, 'form-engine/')}`);
    namesIn.set(place, (namesIn.get(place) ?? new Set()).add(nameOf(file)));
    for (place = dirname(place); place !== 'tests'; place = dirname(place))
      namesIn.set(place, namesIn.get(place) ?? new Set());
  }
  return namesIn;
}

/**
 * The names of the parts of a module, such as the operations of a group. The tests of a module with many parts lie in a folder of its
 * name, each named after its part.
 */
function partNames(folder: string, place: string): ReadonlySet<string> | undefined {
  const module = join(folder, `${place.replace(/^tests\//, '')}.ts`);
  if (!existsSync(module)) return undefined;
  const parts = readFileSync(module, 'utf8').matchAll(
    /^(?: {2}|export (?:async )?(?:function|const) )(\w+)\b/gm,
  );
  return new Set([...parts].map(([, name = '']) => camelCase(name.replaceAll('_', '-'))));
}

/** The words before the first dot: `PagedSelect` of `PagedSelect.keys.dom.test.tsx`. */
function nameOf(path: string): string {
  return basename(path).replace(/\..*$/, '');
}

function camelCase(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
