import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { formatDay, formatIsoDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { registrationsCsvTexts } from '../../texts/registrationsCsv.ts';
import { type Answered, answerTable } from './answerTable.ts';
import {
  loadAnswers,
  loadRegistrations,
  type RegistrationRow,
  registrationKey,
} from './loadRegistrations.ts';
import { spreadsheet } from './spreadsheet.ts';

const text = registrationsCsvTexts;

/**
 * Writes a spreadsheet of everybody who registered at a club or waits for a place: one row for each registration, with
 * the answers. National numbers are left out.
 */
export async function registrationsCsv(db: Database, clubNid: number): Promise<string> {
  const rows = await loadRegistrations(db, clubNid);
  const answers = await loadAnswers(db, clubNid);
  const answered = rows.map((row): Answered => {
    const given = answers.get(registrationKey(row)) ?? [];
    return {
      answers: given.filter(({ nid }) => nid === 0 || nid === row.course.nid),
      course: row.course.title,
    };
  });
  const table = await answerTable(db, clubNid, answered);
  return spreadsheet(
    [...Object.values(text.columns), ...table.headings],
    rows.map((row, index) => [...personCells(row), ...table.cellsOf(answered[index] ?? { answers: [] })]),
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
