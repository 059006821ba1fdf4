import { describe, expect, it } from 'vitest';
import { ClubFile } from '#schemas/clubFile.ts';
import { fieldWord, writtenField } from '#server/club-files/editing/offer/writtenField.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

/** Fields of a file that never differ in a plan: numbers, pictures, roles, and lists whose items are parts of their own. */
const ofNoPart = new Set([
  ...['nid', 'logo', 'image', 'teacherPictures', 'managerAccounts', 'club.teacherAccounts'],
  ...['sessions', 'weekly', 'series', 'tariffs', 'services', 'stands', 'products', 'variants'],
  ...['wheelchairs', '$schema', 'countsFrom', 'questions', 'forms'],
]);

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
  const { club, courses, webshop, passes, vouchers } = ClubFile.properties;
  const course = courses.items;
  const { sessions, tariffs, services, stands } = course.properties;
  const category = webshop.items;
  const product = category.properties.products.items;
  const lists = [sessions, tariffs, services, stands, product.properties.variants].map(({ items }) => items);
  return [club, course, ...lists, category, product, passes.items, vouchers.items];
}

describe('fieldWord', () => {
  it('has a word for every field of an offer that a plan can show', () => {
    const missing = partSchemas()
      .flatMap((schema) => pathsIn(schema))
      .filter((path) => fieldWord(path) === undefined);
    expect(missing).toEqual([]);
  });
});

describe('writtenField', () => {
  it.each([
    [{ path: 'price', from: 100, to: 1234.5 }, 'prijs: € 100,00 → € 1.234,50'],
    [{ path: 'capacity', from: undefined, to: 12 }, 'plaatsen: niets → 12'],
    [{ path: 'isInstant', from: false, to: true }, 'plaats meteen reserveren: nee → ja'],
    [{ path: 'day', from: '2027-01-12', to: '2027-01-13' }, 'dag: 12/01/2027 → 13/01/2027'],
    [{ path: 'opens', from: '', to: '2027-06-01 20:00' }, 'inschrijven vanaf: niets → 01/06/2027 om 20u00'],
    [{ path: 'teachers', from: ['Zoë'], to: ['Zoë', 'Jef'] }, 'lesgevers: Zoë → Zoë en Jef'],
    [
      { path: 'settings.cancelMoney', from: 'none', to: 'credit' },
      'geld bij stoppen: niet terugbetalen → tegoed',
    ],
    [
      {
        ...{ path: 'instalments', from: undefined },
        to: [
          { day: '2027-01-15', percentage: 40 },
          { day: '2027-03-15', amount: 30 },
        ],
      },
      'betaaldagen: niets → 40 % op 15/01/2027 en € 30,00 op 15/03/2027',
    ],
    [{ path: 'settings.reductions', from: [], to: [{ for: 'next-course' }] }, 'kortingen: gewijzigd'],
    [{ path: 'title', from: '{field}', to: '$& {after}' }, 'naam: {field} → $& {after}'],
  ])('writes %o as %s', (difference, line) => {
    expect(writtenField(difference).replaceAll('\u00a0', ' ')).toBe(line);
  });

  it('shortens a long text', () => {
    expect(writtenField({ path: 'description', from: '', to: 'x'.repeat(5000) }).length).toBeLessThan(200);
  });
});
