import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { questionKinds } from '../src/questions/questionKinds.ts';
import { compileForm } from '../src/schema/compileForm.ts';

const NOTE = `// Generated from questionKinds.ts by form-engine/scripts/kindTables.ts. Never edited.
// biome-ignore-all assist/source/organizeImports: in the order of the kinds
`;
const source = new URL('../src/', import.meta.url);

/** A kind with the folder of its files. */
interface KindPlace {
  /** `national_number` */
  readonly name: string;
  /** `nationalNumber` */
  readonly camel: string;
  /** `national-number` */
  readonly folder: string;
  /** The files of the folder, such as `nationalNumber.samples.ts`, begin with this. */
  readonly stem: string;
}

/**
 * Generates the tables of all kinds, by their path in `src/`: the views, the samples, the settings, and the types that the contract names.
 * A kind is in them by its line in `questionKinds.ts` and by the names of the files in its folder.
 */
export async function kindTables(): Promise<Readonly<Record<string, string>>> {
  const places = await kindPlaces();
  return {
    'rjsf/views/builtInViews.ts': viewTable(places),
    'questions/samples/kindSamples.ts': samplesTable(places),
    'builder/pure/builtInSettings.ts': settingsTable(places),
    'sections/section.schema.json': await contract(),
  };
}

/** The kinds, by name. Throws where a kind isn't imported by its own name from a folder. */
async function kindPlaces(): Promise<readonly KindPlace[]> {
  const list = await readFile(new URL('questions/questionKinds.ts', source), 'utf8');
  const folders = new Map(
    [...list.matchAll(/^import \{ (\w+)Kind \} from '\.\/([\w-]+)\//gm)].map(
      ([, camel = '', folder = '']) => [camel, folder],
    ),
  );
  return questionKinds
    .map(({ name }) => {
      const camel = camelCase(name);
      const folder = folders.get(camel);
      if (folder === undefined)
        throw new Error(`questionKinds.ts imports no ${camel}Kind from the folder of “${name}”`);
      return { name, camel, folder, stem: camelCase(folder) };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function viewTable(places: readonly KindPlace[]): string {
  const imports = places.map(({ folder, stem }) => {
    const beside = `questions/${folder}/${stem}View.tsx`;
    // A view that draws with rjsf is in the only room that imports it.
    const inRjsf = `rjsf/${folder}/${stem}View.tsx`;
    const from = existsSync(new URL(beside, source)) ? `../../${beside}` : inRjsf.replace('rjsf/', '../');
    return importLine(`${stem}View`, from);
  });
  return [
    NOTE,
    ...new Set(imports),
    "import type { QuestionView } from '../../questions/controls/questionView.tsx';",
    "import type { KindName } from '../../questions/questionKinds.ts';",
    '',
    '/** The views of the built-in kinds. A large control is lazy-loaded, so that only forms with that kind load it. */',
    'export const builtInViews = {',
    ...places.map(({ name, stem }) => `  ${name}: ${stem}View,`),
    '} as const satisfies Record<KindName, QuestionView>;',
    '',
  ].join('\n');
}

function samplesTable(places: readonly KindPlace[]): string {
  return [
    NOTE,
    ...importsOf(places, { from: '..', file: 'samples' }),
    "import type { KindName } from '../questionKinds.ts';",
    "import type { KindSamples } from './samples.ts';",
    '',
    '/** The samples of every kind, for the manual and the tests. */',
    'export const kindSamples: Readonly<Record<KindName, KindSamples>> = {',
    ...places.map(({ name, camel }) => `  ${name}: ${camel}Samples,`),
    '};',
    '',
  ].join('\n');
}

function settingsTable(places: readonly KindPlace[]): string {
  // Nobody makes a question of the kind that stands for what the engine doesn't know.
  const offered = places.filter(({ name }) => name !== 'unknown');
  return [
    NOTE,
    ...importsOf(offered, { from: '../../questions', file: 'settings' }),
    "import type { KindSettings } from '../../questions/question-kind/kindSettings.ts';",
    "import type { KindName } from '../../questions/questionKinds.ts';",
    '',
    '/** The settings of every kind that a builder offers. */',
    "export const builtInSettings: Readonly<Record<Exclude<KindName, 'unknown'>, KindSettings>> = {",
    ...offered.map(({ name, camel }) => `  ${name}: ${camel}Settings,`),
    '};',
    '',
  ].join('\n');
}

/** Imports of what each kind says in its file of this name: `imageSamples` from `../file/file.samples.ts`. */
function importsOf(
  places: readonly KindPlace[],
  { from, file }: { readonly from: string; readonly file: 'samples' | 'settings' },
): readonly string[] {
  const namesIn = Map.groupBy(places, ({ folder, stem }) => `${from}/${folder}/${stem}.${file}.ts`);
  const suffix = `${file.charAt(0).toUpperCase()}${file.slice(1)}`;
  return [...namesIn].map(([path, kinds]) =>
    importLine(kinds.map(({ camel }) => `${camel}${suffix}`).join(', '), path),
  );
}

/** The contract, in which only the examples of a type are generated. */
async function contract(): Promise<string> {
  const text = await readFile(new URL('sections/section.schema.json', source), 'utf8');
  const examples = /("type": "string",\n\s+"examples": \[)[^\]]+?(\s+\])/;
  if (!examples.test(text)) throw new Error('section.schema.json has no examples of a type');
  const types = questionKinds.map(({ name }) => name).filter(isAskedByType);
  return text.replace(
    examples,
    (_, before: string, after: string) =>
      `${before}${types.map((type) => `\n            "${type}"`).join(',')}${after}`,
  );
}

/** Whether a question is of this kind because of its type. A birthdate, for one, is a text with a key of the profile. */
function isAskedByType(name: string): boolean {
  if (name === 'unknown') return false;
  const parts = { options: ['a', 'b'], fields: [{ qid: 'f', nid: 0, question: 'F' }] };
  const form = compileForm([
    { title: '', fields: [{ ...parts, qid: 'q', nid: 0, type: name, question: 'Q' }] },
  ]);
  return form.kinds.get('q_0')?.name === name;
}

function importLine(names: string, from: string): string {
  return `import { ${names} } from '${from}';`;
}

function camelCase(name: string): string {
  return name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}
