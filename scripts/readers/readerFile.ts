import type { Entity } from './contract.ts';
import { fieldText } from './fieldText.ts';
import type { WireSchema } from './wireSchema.ts';

const NOTE =
  '// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate';

/** The module in `src/api/wire` of each reader of a value. */
const wireModules: Readonly<Record<string, string>> = {
  flag: 'flag',
  listOf: 'lists',
  readableOf: 'lists',
  mapOf: 'lists',
  integerPair: 'lists',
  cents: 'numbers',
  integer: 'numbers',
  text: 'text',
  optionalText: 'text',
  isoDay: 'text',
  color: 'text',
  clock: 'text',
  httpsUrl: 'text',
  webAddress: 'text',
};

/** A smaller schema is repeated field by field, which costs less than its import. */
const fewestToSpread = 4;

interface ReaderFile {
  readonly text: string;
  /** The other schemas whose readers it imports. */
  readonly uses: readonly Entity[];
}

/** Writes the module with the reader of one schema. */
export function readerFile(entity: Entity, entities: readonly Entity[]): ReaderFile {
  const uses = new Set<Entity>();
  const others = entities.filter((other) => other !== entity);
  const use = (other: Entity | undefined) => {
    if (other) uses.add(other);
    return other?.name;
  };
  const readerOf = (schema: WireSchema) => use(others.find((other) => isSame(other.schema, schema)));

  const fields = entity.schema.properties ?? {};
  const required = entity.schema.required ?? [];
  const base = others
    .filter(({ byHand, schema }) => byHand === undefined && isPartOf(schema, fields))
    .toSorted((one, other) => countFields(other.schema) - countFields(one.schema))[0];
  const ofBase = base?.schema.properties ?? {};
  const lines = [
    ...(base ? [`...${use(base)}.entries,`] : []),
    ...Object.entries(fields)
      .filter(([key]) => !(key in ofBase))
      .map(([key, schema]) => fieldText(key, schema, required.includes(key), readerOf))
      .filter((line) => line !== ''),
  ];
  const { parts, rest } = hoistRepeated(lines);
  const code = [...parts, `export const ${entity.name} = v.object({\n${rest.join('\n')}\n});`].join('\n\n');
  return { text: `${NOTE}\n${importsFor(code, entity, [...uses])}\n\n${indented(code)}\n`, uses: [...uses] };
}

/** Marks and an optional field are copies of a schema, which share what is inside it. */
function isSame(one: WireSchema, other: WireSchema): boolean {
  return one === other || (one.properties !== undefined && one.properties === other.properties);
}

function countFields({ properties = {} }: WireSchema): number {
  return Object.keys(properties).length;
}

function isPartOf(schema: WireSchema, fields: Readonly<Record<string, WireSchema>>): boolean {
  const own = Object.entries(schema.properties ?? {});
  return own.length >= fewestToSpread && own.every(([key, field]) => fields[key] === field);
}

/** Gives an object that occurs several times a name, that of the first field that has it. */
function hoistRepeated(lines: readonly string[]): { parts: readonly string[]; rest: readonly string[] } {
  const objects = /(\w+): (?:\w+\()*(v\.object\(\{[^{}]*\}\))/g;
  const found = [...lines.join('\n').matchAll(objects)].map(([, key = '', object = '']) => ({ key, object }));
  const named = [...Map.groupBy(found, ({ object }) => object)]
    .filter(([, places]) => places.length > 1)
    .map(([object, [first]]) => [object, `${first?.key}Part`] as const);
  return {
    parts: named.map(([object, name]) => `const ${name} = ${object};`),
    rest: lines.map((line) => named.reduce((text, [object, name]) => text.replaceAll(object, name), line)),
  };
}

function importsFor(code: string, { subject }: Entity, uses: readonly Entity[]): string {
  const withoutComments = code.replaceAll(/^\/\*\*.*$/gm, '');
  const byModule = Map.groupBy(
    Object.keys(wireModules).filter((name) => new RegExp(`(?<![.\\w])${name}\\b(?!:)`).test(withoutComments)),
    (name) => `../../wire/${wireModules[name]}.ts`,
  );
  for (const used of uses) byModule.set(moduleOf(used, subject), [used.name]);
  return [
    "import * as v from 'valibot';",
    ...[...byModule].toSorted().map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`),
  ].join('\n');
}

function moduleOf({ byHand, subject, name }: Entity, from: string): string {
  if (byHand !== undefined) return `../../entities/${byHand}`;
  return subject === from ? `./${name}.ts` : `../${subject}/${name}.ts`;
}

/** Indents each line by the objects around it. */
function indented(code: string): string {
  let depth = 0;
  return code
    .split('\n')
    .map((line) => {
      if (line.startsWith('/**')) return `${'  '.repeat(depth)}${line}`;
      const opened = line.split('{').length - line.split('}').length;
      const text = `${'  '.repeat(line.startsWith('}') ? depth - 1 : depth)}${line}`;
      depth += opened;
      return text;
    })
    .join('\n');
}
