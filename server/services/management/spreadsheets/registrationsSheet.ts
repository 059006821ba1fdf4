import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { formatDay, formatIsoDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { registrationsCsvTexts as text } from '#server/texts/registrationsCsv.ts';
import { type AnswerTable, answerTable, loadFileNames } from './answerTable.ts';
import { type RegistrationRow, registrationRows, type SheetScope } from './registrationRows.ts';
import { loadAsked, loadSheetAnswers } from './sheetAnswers.ts';
import { headingLine, lines } from './spreadsheet.ts';

/** Rows whose answers are loaded and written together. */
const chunkSize = 500;

/**
 * Writes a spreadsheet of everybody who registered at a club, or for one course, or waits for a place: one row for each registration,
 * with the answers. National numbers are left out. It comes in parts, each of which is read when it is wanted, so that any
 * length needs the memory of one part.
 * Decision: docs/decisions/0156-a-manager-sees-registrations-and-their-readings-are-noted.md
 */
export async function* registrationsSheet(db: Database, scope: SheetScope): AsyncGenerator<string> {
  const table = await answerTable(db, scope.clubNid, await loadAsked(db, scope));
  yield headingLine([...Object.values(text.columns), ...table.headings]);
  let chunk: RegistrationRow[] = [];
  for await (const row of registrationRows(db, scope)) {
    chunk.push(row);
    if (chunk.length < chunkSize) continue;
    yield await write(db, { table, clubNid: scope.clubNid, chunk });
    chunk = [];
  }
  if (chunk.length > 0) yield await write(db, { table, clubNid: scope.clubNid, chunk });
}

interface Chunk {
  readonly table: AnswerTable;
  readonly clubNid: number;
  readonly chunk: readonly RegistrationRow[];
}

async function write(db: Database, { table, clubNid, chunk }: Chunk): Promise<string> {
  const answers = await loadSheetAnswers(db, clubNid, chunk);
  const files = await loadFileNames(
    db,
    clubNid,
    chunk.map(({ uid }) => uid),
  );
  return lines(
    chunk.map((row, place) => [...personCells(row), ...table.cellsOf(answers[place] ?? [], files)]),
  );
}

function personCells(row: RegistrationRow): string[] {
  const { person, holder, course, order } = row;
  const since = unixSecondsOf(row.since);
  const cells: Record<keyof typeof text.columns, string> = {
    fname: person.fname,
    lname: person.lname,
    birthdate: person.birthdate === null ? '' : formatIsoDay(person.birthdate),
    mail: person.mail ?? holder?.mail ?? '',
    phone: person.phone || (holder?.phone ?? ''),
    holder: holder ? `${holder.fname} ${holder.lname}` : '',
    course: course.title,
    tariff: row.tariff,
    role: row.role,
    status: statusText(row.place),
    registeredAt: `${formatDay(since)} ${formatTime(since)}`,
    order: order ? String(order.oid) : '',
    payment: order ? text.payment[order.payment] : text.byClub,
  };
  return Object.values(cells);
}

function statusText(place: RegistrationRow['place']): string {
  if (place.is === 'queued') return place.places === 1 ? text.queued : text.queuedFor(place.places);
  return isRegisteredStatus(place.status) ? text.registered : text.cancelled;
}
