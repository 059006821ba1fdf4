import { plainText } from '#rules/forgivingSearch.ts';
import { centsOf } from '#rules/money.ts';
import type { ClubReduction } from '#rules/reductions/clubReduction.ts';
import { ClubInFile, type ReductionInFile, SettingsInFile } from '#schemas/club-file/clubInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { clubs } from '../../db/schema.ts';
import { converted } from '../convertedFields.ts';
import { keptColumns } from '../keptFields.ts';
import { makePart, type Part, type Row } from './part.ts';

export function clubPart({ club }: ClubFile): Part {
  const { nid, logo: _l, image: _i, teacherPictures: _t, ...texts } = club;
  const { managerAccounts: _m, teacherAccounts: _a, ...values } = texts;
  const { settings, newsletter } = values;
  return makePart({
    kind: 'club',
    path: 'club',
    title: club.title,
    number: nid,
    key: club.url,
    parent: undefined,
    values,
    row: ({ isNew }): Omit<Row<typeof clubs>, keyof NewClubColumns> & Partial<NewClubColumns> => ({
      ...keptColumns(ClubInFile, club, converted.club),
      ...keptColumns(SettingsInFile, settings, converted.settings),
      reductions: settings.reductions.map(clubReduction),
      searchText: plainText(`${club.title} ${club.city}`),
      newsletterLabel: newsletter.label ?? null,
      newsletterQuestion: newsletter.question ?? null,
      newsletterHelp: newsletter.help ?? null,
      // Set for a new club only: pictures are saved apart, after the parts that show them.
      ...(isNew && { logoFids: [], hasForms: false }),
    }),
  });
}

/** Columns that only a new club needs; an update leaves them alone. */
interface NewClubColumns {
  readonly logoFids: number[];
  readonly hasForms: boolean;
}

function clubReduction({ amount, courses, ...rule }: ReductionInFile): ClubReduction {
  return {
    ...rule,
    ...(amount !== undefined && { amountCents: centsOf(amount) }),
    ...(courses && { courses: [...new Set(courses)] }),
  };
}
