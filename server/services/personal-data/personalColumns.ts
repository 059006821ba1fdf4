import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { ExportPart } from './export/exportOf.ts';

/**
 * The fate of a row when its person is erased. `goes`: the row is deleted. `stays`: the law obliges a club to keep the row, so
 * it moves to a nameless person. `unlinked`: the row is somebody else's and then names nobody.
 */
type Fate = 'goes' | 'stays' | 'unlinked';

/** A column with the uid of a row's owner, or of somebody who was involved. */
export interface PersonalColumn {
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  readonly fate: Fate;
  /** The part of `gegevens.json` that holds the row. */
  readonly exported: ExportPart | { readonly leftOut: string };
}

/**
 * Every column that names a person. Rows that refer to other rows come before those rows. A test compares this list with the
 * schema, so that neither the export nor the erasure can miss a new table.
 * Decision: docs/decisions/0054-export-and-erasure-of-personal-data.md
 */
export const personalColumns: readonly PersonalColumn[] = [
  column(schema.tickets, 'uid', 'goes', 'tickets'),
  column(schema.registrations, 'uid', 'goes', 'registrations'),
  column(schema.queueEntries, 'uid', 'goes', 'waiting_list'),
  column(schema.reservations, 'uid', 'goes', 'held'),
  column(schema.reservations, 'heldBy', 'goes', 'held'),
  column(schema.holdWindows, 'heldBy', 'goes', {
    leftOut: 'until when the account may hold places of an event: what it holds stands in the other parts',
  }),
  column(schema.coupleInvites, 'inviterUid', 'goes', 'invitations_sent'),
  column(schema.coupleInvites, 'partnerUid', 'unlinked', 'invitations_received'),
  column(schema.parentInvites, 'invitedBy', 'goes', 'parents_invited'),
  column(schema.keptCarts, 'uid', 'goes', 'carts'),
  column(schema.passReservations, 'uid', 'goes', 'passes'),
  column(schema.passCards, 'uid', 'goes', 'passes'),
  column(schema.answers, 'uid', 'goes', 'answers'),
  column(schema.submissions, 'uid', 'goes', 'submissions'),
  column(schema.submissions, 'submittedBy', 'unlinked', 'submissions'),
  column(schema.questionFiles, 'uid', 'goes', 'files'),
  column(schema.clubMembers, 'uid', 'goes', 'clubs'),
  column(schema.communicationStatuses, 'uid', 'goes', 'preferences'),
  column(schema.communicationRecipients, 'uid', 'goes', 'communications'),
  column(schema.communicationReads, 'uid', 'goes', 'communications'),
  column(schema.federationMemberships, 'uid', 'goes', 'federations'),
  column(schema.courseTeachers, 'uid', 'goes', 'teaching'),
  column(schema.absences, 'uid', 'goes', 'absences'),
  column(schema.calendarFeeds, 'uid', 'goes', {
    leftOut: 'a random address for calendar programs: the sessions behind it stand in the other parts',
  }),
  column(schema.lessonChanges, 'uid', 'goes', {
    leftOut: 'mails about changed lessons that wait to be sent: the lessons stand with their courses',
  }),
  column(schema.attendances, 'uid', 'goes', 'attendances'),
  column(schema.attendanceSheets, 'savedBy', 'unlinked', 'attendances_noted'),
  column(schema.nationalNumbers, 'uid', 'goes', 'profile'),
  column(schema.sessions, 'uid', 'goes', 'sessions'),
  column(schema.knownDevices, 'uid', 'goes', {
    leftOut:
      'the hash of a random number in a cookie: it tells that a browser was used before, and nothing of it',
  }),
  column(schema.oneTimeCodes, 'uid', 'goes', {
    leftOut:
      'the hash of a code that is good for three days at most: it tells nothing, and the address that it confirms stands in the profile',
  }),
  column(schema.idempotencyKeys, 'uid', 'goes', {
    leftOut: 'copies of answers that were given, kept for a week: what they say stands in the other parts',
  }),
  // The number names a person. A sale that was registered is repaid without it.
  column(schema.uitpasSales, 'uid', 'goes', 'orders'),
  column(schema.certificates, 'uid', 'stays', 'certificates'),
  column(schema.orders, 'uid', 'stays', 'orders'),
  column(schema.orders, 'placedBy', 'stays', 'orders'),
  column(schema.orderLines, 'uid', 'stays', 'orders'),
  column(schema.users, 'parentUid', 'unlinked', 'profile'),
];

/** The key of the column in the schema, for use in an update. */
export function keyOf({ table, column }: PersonalColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  if (!found) throw new Error('A column of another table');
  return found[0];
}

function column<Table extends PgTable, Key extends keyof Table['_']['columns'] & string>(
  table: Table,
  key: Key,
  fate: Fate,
  exported: PersonalColumn['exported'],
): PersonalColumn {
  const found = getTableColumns(table)[key];
  if (!found) throw new Error(`There is no column ${key}`);
  return { table, column: found, fate, exported };
}
