import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import { formatDay, formatIsoDay, formatTime } from '../../../rules/brusselsTime.ts';
import { isRegisteredStatus } from '../../../rules/registrationStatus.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { questionFiles, questions } from '../../db/schema.ts';
import { answerText } from '../../services/registration/answerText.ts';
import { asksNationalNumber, type QuestionRow } from '../../services/registration/askedQuestions.ts';
import { nl } from '../../texts/nl.ts';
import {
  type GivenAnswer,
  loadAnswers,
  loadRegistrations,
  type RegistrationRow,
  registrationKey,
} from './loadRegistrations.ts';

/**
 * A spreadsheet of everybody who registered at a club, one row each, as Excel in Belgium opens it: semicolons, and a byte
 * order mark that says UTF-8. What a spreadsheet would take for a formula is escaped. A national number is never in it.
 */
export async function registrationsCsv(db: Database, clubNid: number): Promise<string> {
  const rows = await loadRegistrations(db, clubNid);
  const answers = await loadAnswers(db, clubNid);
  const asked = await db.select().from(questions).where(eq(questions.clubNid, clubNid));
  const files = await db.select().from(questionFiles).where(eq(questionFiles.clubNid, clubNid));
  const names = new Map(files.map(({ path, name }) => [path, name]));
  const answersOf = ({ registration }: RegistrationRow) =>
    (answers.get(registrationKey(registration)) ?? []).filter(
      (answer) => answer.nid === 0 || answer.nid === courseOf.get(registration.id),
    );
  const courseOf = new Map(rows.map(({ registration, course }) => [registration.id, course.nid]));
  const columns = answerColumns(rows, answersOf, asked);
  const records = rows.map((row) => {
    const given = new Map(answersOf(row).map((answer) => [columnKey(answer), answer.value]));
    return [
      ...personCells(row),
      ...columns.map(({ key, question }) => answerText(given.get(key), question, names)),
    ];
  });
  const titles = distinct([...headings, ...columns.map(({ heading }) => heading)]);
  return stringify([titles, ...records], {
    ...{ bom: true, delimiter: ';', record_delimiter: '\r\n', escape_formulas: true },
  });
}

/** Most clubs ask for a name, which is a column of its own already: the second one is `Naam (2)`. */
function distinct(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}

const text = nl.registrationsCsv;
const headings = Object.values(text.columns);

function personCells({ registration, person, holder, course, tariff, order }: RegistrationRow): string[] {
  const registeredAt = unixSecondsOf(registration.registeredAt);
  const cells: Record<keyof typeof text.columns, string> = {
    fname: person.fname,
    lname: person.lname,
    birthdate: person.birthdate === null ? '' : formatIsoDay(person.birthdate),
    mail: person.mail ?? holder?.mail ?? '',
    phone: person.phone || (holder?.phone ?? ''),
    holder: holder ? `${holder.fname} ${holder.lname}` : '',
    course: course.title,
    tariff,
    role: registration.role,
    status: isRegisteredStatus(registration.status) ? text.registered : text.cancelled,
    registeredAt: `${formatDay(registeredAt)} ${formatTime(registeredAt)}`,
    order: order ? String(order.oid) : '',
    payment: order ? text.payment[order.payment] : text.byClub,
  };
  return Object.values(cells);
}

interface AnswerColumn {
  readonly key: string;
  readonly heading: string;
  /** As it is asked now; `undefined`: it isn't asked any more. */
  readonly question: QuestionRow | undefined;
}

/** A column for each wording: a question that was reworded has one for each time. In the order of the form. */
function answerColumns(
  rows: readonly RegistrationRow[],
  answersOf: (row: RegistrationRow) => readonly GivenAnswer[],
  asked: readonly QuestionRow[],
): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn & { readonly position: number }>();
  for (const row of rows)
    for (const answer of answersOf(row)) {
      const question = asked.find(
        ({ qid, courseNid }) => qid === answer.qid && (courseNid ?? 0) === answer.nid,
      );
      if (question && asksNationalNumber(question)) continue;
      const heading = answer.nid === 0 ? answer.wording : `${row.course.title}: ${answer.wording}`;
      const position = question?.position ?? Number.POSITIVE_INFINITY;
      columns.set(columnKey(answer), { key: columnKey(answer), heading, question, position });
    }
  return [...columns.values()].sort((one, other) => Math.sign(one.position - other.position) || 0);
}

function columnKey({ qid, nid, wording }: GivenAnswer): string {
  return JSON.stringify([nid, qid, wording]);
}
