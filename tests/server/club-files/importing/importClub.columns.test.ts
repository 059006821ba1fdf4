import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partTables } from '#server/club-files/importing/partTables.ts';
import type { clubPart } from '#server/club-files/parts/clubPart.ts';
import { partsOf } from '#server/club-files/parts/partsOf.ts';
import { readRight } from '../../support/files/clubFiles.ts';

/** Columns that are not in a club file: what people did, what the server calculates, and what text cannot hold. */
const notInFile: Readonly<Record<string, readonly string[]>> = {
  club: ['searchText', 'hasForms', 'logoFids', 'cover', 'teacherPictures'],
  // Triggers write the times of a course, and the revisions of a session.
  course: ['image', 'firstStartsAt', 'lastEndsAt', 'isoWeekdays'],
  product: ['image'],
  session: ['guests', 'revision', 'revisedAt'],
  tariff: ['sold'],
  service: ['sold'],
  stand: ['sold'],
  voucher: ['uses'],
};

const everything = readRight({
  club: { url: 'alles', title: 'Alles', city: 'Gent', color: '#aabbcc' },
  courses: [
    {
      ...{ url: 'zaal', title: 'Zaal', type: 'ticket', tariffs: [{ title: 'Inkom', price: 1 }] },
      sessions: [{ day: '2027-01-01', from: '20:00', to: '22:00' }],
      ...{ services: [{ title: 'Soep' }], stands: [{ title: 'Rij', seats: [{ row: 'A', y: 0, to: 1 }] }] },
    },
  ],
  forms: [{ url: 'vraag', title: 'Vraag' }],
  webshop: [
    { url: 'a', title: 'A', products: [{ url: 'b', title: 'B', variants: [{ title: 'C', price: 1 }] }] },
  ],
  passes: [{ label: 'Tien', credit: 10, price: 1 }],
  vouchers: [{ code: 'EEN', percentage: 1 }],
});

/** Records which columns a part writes, instead of writing them. */
async function columnsOf(part: ReturnType<typeof clubPart>): Promise<readonly string[]> {
  const written: string[] = [];
  const values = (row: object) => {
    if (written.length === 0) written.push(...Object.keys(row));
    return { returning: async () => [{ nid: 1 }] };
  };
  const recorder = {
    insert: () => ({ values }),
    delete: () => ({ where: async () => {} }),
    select: () => ({ from: () => ({ where: async () => [] }) }),
  };
  await part.save(
    // The part uses only these statements of the database and ignores the rest of their results.
    recorder as unknown as Parameters<typeof part.save>[0],
    {
      clubNid: 1,
      parentNumber: 1,
      number: undefined,
      newNumber: undefined,
      values: part.values,
      numberOf: () => 1,
    },
  );
  return written;
}

describe('the import of a club file', () => {
  it.each(Object.entries(partTables))(
    'writes every column of a %s, except the columns that a file does not have',
    async (kind, table) => {
      const part = partsOf(everything).find((one) => one.kind === kind);
      if (!part) expect.fail(`no ${kind}`);
      const columns = Object.keys(getTableColumns(table)).filter(
        (name) => name !== 'nid' && !notInFile[kind]?.includes(name),
      );
      const written = (await columnsOf(part)).filter((name) => !notInFile[kind]?.includes(name));
      expect(written.toSorted()).toEqual(columns.toSorted());
    },
  );
});
