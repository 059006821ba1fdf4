import { and, asc, eq } from 'drizzle-orm';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { forms, submissionAnswers, submissions, users } from '../../db/schema.ts';
import {
  answerTable,
  type GivenAnswer,
  loadFileNames,
} from '../../services/management/spreadsheets/answerTable.ts';
import type { Cell } from '../../services/management/spreadsheets/cell.ts';
import { csvText, sheetRows } from '../../services/management/spreadsheets/spreadsheet.ts';
import { registrationsCsvTexts } from '../../texts/registrationsCsv.ts';

const { formColumns } = registrationsCsvTexts;

/**
 * Writes a spreadsheet of the submissions of a form outside any course: one row for each, with its answers. Visitors
 * without a login appear by their answers alone. National numbers are left out.
 *
 * @param url Of the form. The result is `undefined` where the club has no form with this url.
 */
export async function formCsv(db: Database, clubNid: number, url: string): Promise<string | undefined> {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.clubNid, clubNid), eq(forms.url, url)));
  if (!form) return undefined;
  const sent = await loadSent(db, form.nid);
  const files = await loadFileNames(db, clubNid);
  const asked = sent.flatMap(({ answers }) => answers);
  const table = await answerTable(db, { clubNid, asked, withHealth: true });
  const headings = [...Object.values(formColumns), ...table.headings];
  const rows = sent.map((one) => [...senderCells(one), ...table.cellsOf(one.answers, files)]);
  return csvText(sheetRows(headings, rows));
}

type Sent = { readonly answers: readonly GivenAnswer[] } & Awaited<
  ReturnType<typeof loadSubmissions>
>[number];

async function loadSent(db: Database, formNid: number): Promise<readonly Sent[]> {
  const answers = await db
    .select({ answer: submissionAnswers })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionAnswers.submissionId))
    .where(eq(submissions.formNid, formNid))
    .orderBy(asc(submissionAnswers.qid));
  const bySubmission = Map.groupBy(
    answers.map(({ answer }) => answer),
    ({ submissionId }) => submissionId,
  );
  const sent = await loadSubmissions(db, formNid);
  return sent.map((one) => ({ ...one, answers: bySubmission.get(one.id) ?? [] }));
}

function loadSubmissions(db: Database, formNid: number) {
  return db
    .select({ id: submissions.id, sentAt: submissions.privacyAcceptedAt, person: users })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .where(eq(submissions.formNid, formNid))
    .orderBy(asc(submissions.id));
}

function senderCells({ sentAt, person }: Sent): Cell[] {
  const cells: Record<keyof typeof formColumns, Cell> = {
    sentAt: { is: 'moment', at: unixSecondsOf(sentAt) },
    account: person ? `${person.fname} ${person.lname}` : '',
  };
  return Object.values(cells);
}
