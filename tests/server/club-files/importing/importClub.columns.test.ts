import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partTables } from '#server/club-files/importing/partTables.ts';
import { partsOf } from '#server/club-files/parts/partsOf.ts';
import { readRight } from '../../support/files/clubFiles.ts';

/** Columns that are not in a club file: what people did, what the server calculates, and what text cannot hold. */
const notInFile: Readonly<Record<string, readonly string[]>> = {
  club: ['searchText', 'hasForms', 'logoFids', 'cover', 'teacherPictures'],
  // Triggers write the times of a course, and the revisions of a session. A change of one lesson keeps how it was planned.
  course: ['image', 'firstStartsAt', 'lastEndsAt', 'isoWeekdays', 'changedLessons'],
  product: ['image'],
  session: ['guests', 'revision', 'revisedAt'],
  form: ['changedAt'],
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
  videos: [{ title: 'Opwarming' }],
  federations: [{ url: 'dans', title: 'Dans' }],
});

describe('the import of a club file', () => {
  it.each(Object.entries(partTables))(
    'writes every column of a %s, except the columns that a file does not have',
    (kind, table) => {
      const part = partsOf(everything).find((one) => one.kind === kind);
      if (!part) expect.fail(`no ${kind}`);
      const columns = Object.keys(getTableColumns(table)).filter(
        (name) => name !== 'nid' && !notInFile[kind]?.includes(name),
      );
      const { values } = part;
      const row = part.row({ clubNid: 1, parentNumber: 1, isNew: true, values, numberOf: () => 1 });
      const written = Object.keys(row).filter((name) => !notInFile[kind]?.includes(name));
      expect(written.toSorted()).toEqual(columns.toSorted());
    },
  );
});
