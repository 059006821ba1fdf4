import type { PlainSchema } from './plainSchema.ts';

/** `least`: the minimum that the contract requires. `most`: the maximum that it allows. */
export type Amount = 'least' | 'most';

/** Sample texts that match the patterns of the contract. */
const patterned = [
  ...['x', '1', 'BE', '2026-11-01', 's1', '1;1:1', '00000000-0000-4000-8000-000000000000'],
  ...['ma', '{}', '/', 'aaaaaaaaaaaa', '10:00'],
];

/** Maximum length in characters. It keeps a request with the maximum number of answers within the size limit. */
const longest = 60;

/** Values of the demo data, so that requests get past the first lookup. */
const known: Readonly<Record<string, unknown>> = {
  ...{ uid: 1, users: [2, 3, 4], club: 1, product: 'balletschoenen', form: 'programmaboekje-aanvragen' },
  ...{ event: 131, url: 'arabesk', password: 'verkeerd wachtwoord', current: 'verkeerd wachtwoord' },
};

/** Builds a value that the schema accepts. */
export function sampleOf(schema: PlainSchema, amount: Amount, name = ''): unknown {
  if (Object.hasOwn(known, name) && typeof known[name] === plainType(schema)) return known[name];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, amount);
  if (schema.properties) return objectOf(schema, amount);
  if (schema.patternProperties) return recordOf(schema, amount);
  if (schema.items) return listOf(schema, amount);
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? textOf(schema, amount) : (schema.minimum ?? 1);
}

function plainType({ type }: PlainSchema): string | undefined {
  if (type === 'integer') return 'number';
  return type === 'array' ? 'object' : type;
}

function objectOf({ properties = {}, required = [] }: PlainSchema, amount: Amount): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => amount === 'most' || required.includes(name))
      .map(([name, property]) => [name, sampleOf(property, amount, name)]),
  );
}

function listOf({ items = {}, minItems = 0, maxItems = 1 }: PlainSchema, amount: Amount): unknown[] {
  return Array.from({ length: amount === 'most' ? maxItems : minItems }, (_, at) =>
    numbered(sampleOf(items, amount), at),
  );
}

function recordOf({ patternProperties = {}, maxProperties = 1 }: PlainSchema, amount: Amount): object {
  const [value = {}] = Object.values(patternProperties);
  const length = amount === 'most' ? maxProperties : 0;
  return Object.fromEntries(Array.from({ length }, (_, at) => [String(at + 1), sampleOf(value, amount)]));
}

/** Varies the value by its place in a list, because most lists allow no duplicates. */
function numbered(value: unknown, at: number): unknown {
  if (typeof value === 'number') return value + at;
  if (typeof value !== 'string') return value;
  return /^\d+$/.test(value) ? String(Number(value) + at) : `${value.slice(0, -4)}${1000 + at}`;
}

function textOf({ pattern, minLength = 0, maxLength = 20 }: PlainSchema, amount: Amount): string {
  if (pattern === undefined) return 'a'.repeat(amount === 'most' ? Math.min(maxLength, longest) : minLength);
  const found = patterned.find((text) => new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`No text for the pattern ${pattern}`);
  return found;
}
