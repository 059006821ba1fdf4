import { describe, expect, it } from 'vitest';
import { choiceWord, fieldWord, itemWord } from '#rules/offer/offerWords.ts';
import { offerJsonSchema } from '#schemas/club-file/offerSchema.ts';
import { ClubFile } from '#schemas/clubFile.ts';

/** Fields of a file that never differ in a plan: numbers, pictures, roles, and lists whose items are parts of their own. */
const ofNoPart = new Set([
  ...['nid', 'logo', 'image', 'teacherPictures', 'managerAccounts', 'club.teacherAccounts'],
  ...['sessions', 'weekly', 'series', 'tariffs', 'services', 'stands', 'products', 'variants'],
  ...['wheelchairs', '$schema', 'countsFrom', 'questions', 'forms'],
]);

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Paths of the fields in each object of the schema, as a difference names them: through objects, not through lists. */
function pathsIn(schema: unknown, before = ''): string[] {
  return Object.entries(fieldsOf(fieldsOf(schema).properties)).flatMap(([name, property]) => {
    if (ofNoPart.has(name)) return [];
    const path = before === '' ? name : `${before}.${name}`;
    return [path, ...pathsIn(property, path)];
  });
}

/** The schemas of the parts of an offer. */
function partSchemas(): unknown[] {
  const { club, courses, webshop, passes, vouchers, videos, federations } = ClubFile.properties;
  const course = courses.items;
  const { sessions, tariffs, services, stands } = course.properties;
  const category = webshop.items;
  const product = category.properties.products.items;
  const lists = [sessions, tariffs, services, stands, product.properties.variants].map(({ items }) => items);
  return [
    club,
    course,
    ...lists,
    category,
    product,
    passes.items,
    vouchers.items,
    videos.items,
    federations.items,
  ];
}

describe('fieldWord', () => {
  it('has a word for every field of an offer that a plan can show', () => {
    const missing = partSchemas()
      .flatMap((schema) => pathsIn(schema))
      .filter((path) => fieldWord(path) === undefined);
    expect(missing).toEqual([]);
  });

  it('has a word for every field of a form of the offer, and for every choice', () => {
    const missing: string[] = [];
    walk(offerJsonSchema(), '', (path, schema) => {
      if (path !== '' && fieldWord(path) === undefined && !lists.has(path)) missing.push(path);
      if (schema.items && !lists.has(path) && !ofCourses.has(path) && itemWord(path) === undefined)
        missing.push(`an item of ${path}`);
      for (const value of listOf(schema.enum))
        if (choiceWord(path, String(value)) === undefined) missing.push(`${path}: ${value}`);
    });
    expect(missing).toEqual([]);
  });
});

/** The parts of the screen, which have titles of their own. */
const lists = new Set([
  'club',
  'courses',
  'webshop',
  'webshop.products',
  'passes',
  'vouchers',
  'videos',
  'federations',
]);

/** Lists whose items are chosen. */
const ofCourses = new Set(['club.settings.reductions.courses', 'courses.tariffs.priority.courses']);

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function walk(
  schema: unknown,
  path: string,
  visit: (path: string, schema: Readonly<Record<string, unknown>>) => void,
) {
  const known = fieldsOf(schema);
  visit(path, known);
  if (known.items)
    return walk({ ...fieldsOf(known.items) }, path, (at, inner) => at !== path && visit(at, inner));
  for (const [name, field] of Object.entries(fieldsOf(known.properties)))
    walk(field, path === '' ? name : `${path}.${name}`, visit);
}
