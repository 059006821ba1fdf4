import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { registrationsCsvTexts as text } from '#server/texts/registrationsCsv.ts';
import { loadExtras, titlesBy } from '../../registration/taking/loadExtras.ts';
import { loadTrialLessons } from '../../registration/taking/loadTrialLessons.ts';
import { type AnswerTable, answerTable, loadFileNames } from './answerTable.ts';
import type { Cell } from './cell.ts';
import { type RegistrationRow, registrationRows, type SheetScope } from './registrationRows.ts';
import { loadAsked, loadSheetAnswers } from './sheetAnswers.ts';
import { distinct } from './spreadsheet.ts';

/** Rows whose answers are loaded and written together. */
const chunkSize = 500;

/**
 * Writes a spreadsheet of everybody who registered at a club, or for one course, or waits for a place: one row for each registration,
 * with the answers. National numbers are left out. Answers about health come where they are wanted. It comes some rows at a time, which are
 * read when they are wanted, so that any length needs the memory of those.
 * Decision: docs/decisions/0156-a-manager-sees-registrations-and-their-readings-are-noted.md
 */
export async function* registrationsSheet(
  db: Database,
  scope: SheetScope,
  { withHealth }: { readonly withHealth: boolean },
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const asked = await loadAsked(db, scope);
  const table = await answerTable(db, { clubNid: scope.clubNid, asked, details, withHealth });
  const columns: readonly string[] = Object.values(text.columns);
  const answered = table.headings.map((one) => (columns.includes(one) ? text.asAnswer(one) : one));
  yield [distinct([...columns, ...answered])];
  let chunk: RegistrationRow[] = [];
  for await (const row of registrationRows(db, scope)) {
    chunk.push(row);
    if (chunk.length < chunkSize) continue;
    yield await rowsOf(db, { table, clubNid: scope.clubNid, chunk });
    chunk = [];
  }
  if (chunk.length > 0) yield await rowsOf(db, { table, clubNid: scope.clubNid, chunk });
}

/** Details of a person with a column of their own. What the form of the club was told is newer than what the profile has. */
const details: ReadonlySet<string> = new Set(['fname', 'lname', 'birthdate', 'mail', 'phone']);

interface Chunk {
  readonly table: AnswerTable;
  readonly clubNid: number;
  readonly chunk: readonly RegistrationRow[];
}

async function rowsOf(db: Database, { table, clubNid, chunk }: Chunk): Promise<Cell[][]> {
  const answers = await loadSheetAnswers(db, clubNid, chunk);
  const files = await loadFileNames(
    db,
    clubNid,
    chunk.map(({ uid }) => uid),
  );
  const taken = await loadTaken(db, chunk);
  return chunk.map((row, place) => {
    const given = answers[place] ?? [];
    return [
      ...personCells(row, {
        told: table.detailsOf(given),
        changed: table.changesOf(given),
        ...taken(row),
      }),
      ...table.cellsOf(given, files),
    ];
  });
}

interface Taken {
  /** Titles of the extras beside the course. */
  readonly extras: readonly string[];
  /** When the lessons of a trial begin, in Unix seconds. */
  readonly lessons: readonly number[];
}

async function loadTaken(
  db: Database,
  chunk: readonly RegistrationRow[],
): Promise<(row: RegistrationRow) => Taken> {
  const oids = chunk.flatMap(({ order }) => order?.oid ?? []);
  const extras = titlesBy(await loadExtras(db, { oids }), 'registrationId');
  const lessons = await loadTrialLessons(
    db,
    chunk.flatMap(({ place }) => (place.is === 'registered' ? [place.id] : [])),
  );
  return ({ place }) =>
    place.is === 'registered'
      ? { extras: extras(place.id), lessons: lessons(place.id) }
      : { extras: [], lessons: [] };
}

interface Known extends Taken {
  readonly told: ReadonlyMap<string, Cell>;
  readonly changed: string;
}

function personCells(row: RegistrationRow, { told, changed, extras, lessons }: Known): Cell[] {
  const { person, holder, course, order } = row;
  const cells: Record<keyof typeof text.columns, Cell> = {
    fname: told.get('fname') || person.fname,
    lname: told.get('lname') || person.lname,
    birthdate:
      told.get('birthdate') || (person.birthdate === null ? '' : { is: 'day', day: person.birthdate }),
    mail: told.get('mail') || (person.mail ?? holder?.mail ?? ''),
    phone: told.get('phone') || person.phone || (holder?.phone ?? ''),
    holder: holder ? `${holder.fname} ${holder.lname}` : '',
    course: course.title,
    tariff: row.tariff,
    role: row.role,
    lessons: lessons.map((at) => text.lesson(formatDay(at), formatTime(at))).join(', '),
    extras: extras.join(', '),
    status: statusText(row.place),
    registeredAt: { is: 'moment', at: unixSecondsOf(row.since) },
    order: order ? { is: 'number', number: order.oid } : '',
    payment: order ? text.payment[order.payment] : text.byClub,
    amount: order ? { is: 'amount', cents: row.amountCents } : '',
    open: order ? { is: 'amount', cents: row.openCents } : '',
    hours: { is: 'number', number: row.hours },
    changed,
  };
  return Object.values(cells);
}

function statusText(place: RegistrationRow['place']): string {
  if (place.is === 'queued') return place.places === 1 ? text.queued : text.queuedFor(place.places);
  return isRegisteredStatus(place.status) ? text.registered : text.cancelled;
}
