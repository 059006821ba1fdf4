import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { ExportPart } from './export/exportOf.ts';

/**
 * What becomes of a row when the person that it names is erased. `goes`: it is deleted. `stays`: the law obliges a club to
 * keep it, so that it is bound to a person without a name. `unlinked`: it is somebody else's, and names nobody any more.
 */
type Fate = 'goes' | 'stays' | 'unlinked';

/** A column that says whose a row is, or who had a hand in it. */
export interface PersonalColumn {
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  readonly fate: Fate;
  /** Where the row is found in `gegevens.json`. */
  readonly exported: ExportPart | { readonly leftOut: string };
}

/**
 * Every column that names a person, rows that others refer to after those that refer to them. A test holds it against the
 * schema: a table that is added can be forgotten neither in the export nor in an erasure.
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
  column(schema.certificates, 'uid', 'stays', 'certificates'),
  column(schema.orders, 'uid', 'stays', 'orders'),
  column(schema.orders, 'placedBy', 'stays', 'orders'),
  column(schema.orderLines, 'uid', 'stays', 'orders'),
  column(schema.users, 'parentUid', 'unlinked', 'profile'),
];

/** Under the name that the schema has for it, for an update to name it by. */
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
