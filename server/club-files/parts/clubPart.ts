import type { ClubFile } from '#schemas/clubFile.ts';
import { clubs } from '../../db/schema.ts';
import { searchText } from '../../db/searchText.ts';
import { makePart, type Part, saveRow } from './part.ts';

export function clubPart({ club }: ClubFile): Part {
  const { nid, ...values } = club;
  const { settings, newsletter, ...columns } = values;
  return makePart({
    kind: 'club',
    path: 'club',
    title: club.title,
    number: nid,
    key: club.url,
    parent: undefined,
    values,
    async save(tx, at) {
      const row = {
        ...columns,
        ...settings,
        searchText: searchText(`${club.title} ${club.city}`),
        newsletterLabel: newsletter.label ?? null,
        newsletterQuestion: newsletter.question ?? null,
        newsletterHelp: newsletter.help ?? null,
        // A picture can't be in a file of text: one that is there stays.
        ...(at.number === undefined && { logoFids: [], hasForms: false }),
      };
      return saveRow(tx, clubs, { row: row as typeof row & NewClubColumns, at });
    },
  });
}

/** Left out of an update, and there for a new club. */
interface NewClubColumns {
  readonly logoFids: number[];
  readonly hasForms: boolean;
}
