import { and, asc, eq, gt } from 'drizzle-orm';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { submissions, users } from '#server/db/schema.ts';
import { registrationsCsvTexts } from '#server/texts/registrationsCsv.ts';
import { fullName } from '../../people/people.ts';
import type { FormRow } from '../../registration/forms.ts';
import { answerTable, loadFileNames } from '../spreadsheets/answerTable.ts';
import type { Cell } from '../spreadsheets/cell.ts';
import { distinct, type SheetRows } from '../spreadsheets/spreadsheet.ts';
import { loadColumns } from './columns.ts';
import { loadGiven } from './findAnswers.ts';

const { formColumns } = registrationsCsvTexts;

/** Rows of one statement, so that a spreadsheet of any length needs the memory of a page. */
const pageSize = 500;

/**
 * Writes a spreadsheet of what was sent with a form outside any course: one row for each, with its answers, in order of arrival. Visitors
 * without a login appear by their answers alone. Answers that may be about health come where they are wanted.
 */
export async function* formSheet(
  db: Database,
  form: FormRow,
  { withHealth }: { readonly withHealth: boolean },
): SheetRows {
  const columns = (await loadColumns(db, form)).filter(({ isHealth }) => withHealth || !isHealth);
  const asked = columns.map(({ qid, wording }) => ({ qid, wording, nid: 0 }));
  const known = columns.flatMap(({ question }) => question ?? []);
  const table = await answerTable(db, { clubNid: form.clubNid, asked, known, withHealth: true });
  yield [distinct([...Object.values(formColumns), ...table.headings])];
  let last = 0;
  for (;;) {
    const page = await loadPage(db, form.nid, last);
    if (page.length > 0) {
      const given = await loadGiven(
        db,
        page.map(({ id }) => id),
      );
      const uids = page.flatMap(({ person }) => person?.uid ?? []);
      const files = await loadFileNames(db, form.clubNid, uids);
      yield page.map(({ id, sentAt, person }) => {
        const cells: Record<keyof typeof formColumns, Cell> = {
          sentAt: { is: 'moment', at: unixSecondsOf(sentAt) },
          account: person ? fullName(person) : '',
        };
        const answers = (given.get(id) ?? []).map((answer) => ({ ...answer, nid: 0 }));
        return [...Object.values(cells), ...table.cellsOf(answers, files)];
      });
    }
    last = page.at(-1)?.id ?? last;
    if (page.length < pageSize) return;
  }
}

function loadPage(db: Database, formNid: number, after: number) {
  return db
    .select({ id: submissions.id, sentAt: submissions.privacyAcceptedAt, person: users })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .where(and(eq(submissions.formNid, formNid), gt(submissions.id, after)))
    .orderBy(asc(submissions.id))
    .limit(pageSize);
}
