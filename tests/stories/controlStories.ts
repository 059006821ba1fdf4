import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The states that every control has a story of (see docs/how-to/add-a-question-kind.md). */
const states = ['Empty', 'Filled', 'RequiredError', 'Warning', 'Disabled', 'ReadOnly', 'LongText'];
const portStates = ['SlowPort', 'FailingPort'];

const engine = new URL('../../form-engine/src/', import.meta.url);
const stories = new URL('../../stories/controls/', import.meta.url);

export interface Control {
  readonly name: string;
  /** Whether its props take one of the host's ports. */
  readonly takesPort: boolean;
}

/** Every control that the package exports: the components of `questions/`, by the lines of `index.ts`. */
export function exportedControls(index = read(new URL('index.ts', engine)) ?? ''): readonly Control[] {
  const lines = [...index.matchAll(/export (type )?\{([^}]*)\} from '\.\/(questions\/[^']+)'/g)];
  const exported = lines.flatMap(([, type, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({
        name: name.replace(/^type /, ''),
        isType: type !== undefined || name.startsWith('type '),
        file,
      })),
  );
  return exported
    .filter(({ name, isType, file }) => !isType && /^[A-Z]/.test(name) && file.endsWith('.tsx'))
    .map(({ name }) => {
      const props = exported.find((other) => other.isType && other.name === `${name}Props`);
      const source = props && read(new URL(props.file, engine));
      return {
        name,
        takesPort: /\bimport type \{[^}]*Port\b[^}]*\} from '[./]+\/ports\.ts'/.test(source ?? ''),
      };
    });
}

/** The stories that a control should have and doesn't. @param source of its stories; `undefined` where there is no file. */
export function missingStories(
  { name, takesPort }: Control,
  source = read(new URL(`${name}.stories.tsx`, stories)),
): readonly string[] {
  const told = new Set([...(source ?? '').matchAll(/^export const (\w+)/gm)].map(([, story]) => story));
  return [...states, ...(takesPort ? portStates : [])].filter((state) => !told.has(state));
}

function read(url: URL): string | undefined {
  return existsSync(url) ? readFileSync(fileURLToPath(url), 'utf8') : undefined;
}
