import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * The things that the stories of a part of the portal lack.
 *
 * @param part - path of the component below `root`, such as `src/components/actions/Button.tsx`
 * @param root - folder of the repository, with a slash at its end
 * @param source - text of the stories; read from the file by default
 */
export function portalStoryFaults(
  part: string,
  root: string,
  source = read(`${root}${storiesOf(part)}`),
): readonly string[] {
  if (source === undefined) return ['has no stories'];
  const name = basename(part, '.tsx');
  const folder = basename(dirname(part));
  const title = `Portal/${folder[0]?.toUpperCase()}${folder.slice(1)}/${name}`;
  const rules: readonly [string, boolean][] = [
    ['has another title', source.includes(`title: '${title}'`)],
    ['shows another component', new RegExp(`component: ${name}[,<]`).test(source)],
    ['has no docs page', source.includes("tags: ['autodocs']")],
    ['does not say when to use it', /\*\/\nconst meta = \{/.test(source)],
    ['checks nothing', /^ {2}play\b/m.test(source)],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([fault]) => fault);
}

function storiesOf(part: string): string {
  return part.replace('src/components/', 'stories/portal/').replace('.tsx', '.stories.tsx');
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
