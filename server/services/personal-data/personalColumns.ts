import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RetentionRule } from '#rules/retention.ts';
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
  /** When the row goes by itself. Several rules where it depends on the row. */
  readonly ends: readonly RetentionRule[];
  /** The part of `gegevens.json` that holds the row. */
  readonly exported: ExportPart | { readonly leftOut: string };
}

const answerEnds = ['activity', 'season', 'enquiry', 'participation'] as const;

/**
 * Every column that names a person. Rows that refer to other rows come before those rows. A test compares this list with the
 * schema, so that neither the export nor the erasure can miss a new table.
 * Decision: docs/decisions/0054-export-and-erasure-of-personal-data.md
 */
export const personalColumns: readonly PersonalColumn[] = [
  column(schema.tickets, 'uid', { fate: 'goes', ends: ['participation'] }, 'tickets'),
  column(schema.registrations, 'uid', { fate: 'goes', ends: ['participation'] }, 'registrations'),
  column(schema.queueEntries, 'uid', { fate: 'goes', ends: ['enquiry'] }, 'waiting_list'),
  column(schema.reservations, 'uid', { fate: 'goes', ends: ['traces'] }, 'held'),
  column(schema.reservations, 'heldBy', { fate: 'goes', ends: ['traces'] }, 'held'),
  column(
    schema.holdWindows,
    'heldBy',
    { fate: 'goes', ends: ['traces'] },
    {
      leftOut: 'until when the account may hold places of an event: what it holds stands in the other parts',
    },
  ),
  column(schema.coupleInvites, 'inviterUid', { fate: 'goes', ends: ['enquiry'] }, 'invitations_sent'),
  column(schema.coupleInvites, 'partnerUid', { fate: 'unlinked', ends: ['enquiry'] }, 'invitations_received'),
  column(schema.parentInviteChildren, 'uid', { fate: 'goes', ends: ['codes'] }, 'parents_invited'),
  column(schema.sharedChildren, 'uid', { fate: 'goes', ends: ['account'] }, 'shared_children'),
  column(schema.sharedChildren, 'sharedWith', { fate: 'goes', ends: ['account'] }, 'shared_children'),
  column(schema.parentInvites, 'invitedBy', { fate: 'goes', ends: ['codes'] }, 'parents_invited'),
  column(schema.keptCarts, 'uid', { fate: 'goes', ends: ['carts'] }, 'carts'),
  column(schema.keptDrafts, 'account', { fate: 'goes', ends: ['carts'] }, 'drafts'),
  column(
    schema.keptDrafts,
    'uid',
    { fate: 'goes', ends: ['carts'] },
    {
      leftOut: 'what another account is filling in about the person: it stands in the data of that account',
    },
  ),
  column(
    schema.formDrafts,
    'account',
    { fate: 'goes', ends: ['carts'] },
    {
      leftOut:
        'forms and the offer of a club that the account is building: they are about the club, and answer no questions',
    },
  ),
  column(
    schema.formVersions,
    'madeBy',
    { fate: 'unlinked', ends: ['account'] },
    { leftOut: 'forms that a manager saved for a club: each is one of the actions of that manager' },
  ),
  column(
    schema.clubImports,
    'madeBy',
    { fate: 'unlinked', ends: ['account'] },
    { leftOut: 'offers that a manager published for a club: each is one of the actions of that manager' },
  ),
  column(
    schema.plannedOffers,
    'madeBy',
    { fate: 'unlinked', ends: ['account'] },
    {
      leftOut:
        'offers that a manager planned to publish for a club: each is one of the actions of that manager',
    },
  ),
  column(
    schema.offerRevisions,
    'changedBy',
    { fate: 'unlinked', ends: ['account'] },
    { leftOut: 'who changed the offer of a club last: that is one of the actions of that manager' },
  ),
  column(
    schema.clubMessages,
    'changedBy',
    { fate: 'unlinked', ends: ['messages', 'carts'] },
    {
      leftOut:
        'messages that a manager wrote for a club: each sent one is one of the actions of that manager',
    },
  ),
  column(schema.passReservations, 'uid', { fate: 'goes', ends: ['participation'] }, 'passes'),
  column(schema.passCards, 'uid', { fate: 'goes', ends: ['participation', 'books'] }, 'passes'),
  column(schema.answerChanges, 'uid', { fate: 'goes', ends: answerEnds }, 'changed_answers'),
  column(schema.answers, 'uid', { fate: 'goes', ends: answerEnds }, 'answers'),
  column(schema.acceptedTexts, 'uid', { fate: 'goes', ends: ['account', 'enquiry'] }, 'accepted'),
  column(schema.submissions, 'uid', { fate: 'goes', ends: ['participation', 'enquiry'] }, 'submissions'),
  column(
    schema.submissions,
    'submittedBy',
    { fate: 'unlinked', ends: ['participation', 'enquiry'] },
    'submissions',
  ),
  column(schema.questionFiles, 'uid', { fate: 'goes', ends: answerEnds }, 'files'),
  column(schema.clubMembers, 'uid', { fate: 'goes', ends: ['account'] }, 'clubs'),
  column(schema.clubNotes, 'uid', { fate: 'goes', ends: ['participation'] }, 'club_notes'),
  column(
    schema.clubNotes,
    'byUid',
    { fate: 'unlinked', ends: ['participation'] },
    { leftOut: 'notes that a manager wrote about others: each is one of the actions of that manager' },
  ),
  column(
    schema.recordClaimPeople,
    'uid',
    { fate: 'goes', ends: ['codes'] },
    { leftOut: 'a mailed link by which a family claims the person: the person stands in the profile' },
  ),
  ...(['keptUid', 'goneUid'] as const).map((side) =>
    column(
      schema.mergeProposals,
      side,
      { fate: 'goes', ends: ['codes'] },
      { leftOut: 'a proposal that two records are one person, which both get by mail' },
    ),
  ),
  column(
    schema.mergeProposals,
    'proposedBy',
    { fate: 'unlinked', ends: ['codes'] },
    { leftOut: 'a proposal that a manager made: it is one of the actions of that manager' },
  ),
  column(schema.communicationStatuses, 'uid', { fate: 'goes', ends: ['account'] }, 'preferences'),
  column(schema.communicationRecipients, 'uid', { fate: 'goes', ends: ['messages'] }, 'communications'),
  column(schema.communicationReads, 'uid', { fate: 'goes', ends: ['messages'] }, 'communications'),
  column(schema.federationMemberships, 'uid', { fate: 'goes', ends: ['participation'] }, 'federations'),
  column(schema.courseTeachers, 'uid', { fate: 'goes', ends: ['participation'] }, 'teaching'),
  column(schema.taughtCourses, 'uid', { fate: 'goes', ends: ['participation'] }, 'teaching'),
  column(schema.lessonSubstitutes, 'uid', { fate: 'goes', ends: ['participation'] }, 'teaching'),
  column(
    schema.lessonSubstitutes,
    'replacesUid',
    { fate: 'unlinked', ends: ['participation'] },
    { leftOut: 'whom a substitute replaced in one lesson: the own courses stand in the part about teaching' },
  ),
  column(schema.absences, 'uid', { fate: 'goes', ends: ['participation'] }, 'absences'),
  column(
    schema.calendarFeeds,
    'uid',
    { fate: 'goes', ends: ['account'] },
    {
      leftOut: 'a random address for calendar programs: the sessions behind it stand in the other parts',
    },
  ),
  column(
    schema.lessonChanges,
    'uid',
    { fate: 'goes', ends: ['notices'] },
    {
      leftOut: 'mails about changed lessons that wait to be sent: the lessons stand with their courses',
    },
  ),
  column(
    schema.priorityInvites,
    'uid',
    { fate: 'goes', ends: ['notices'] },
    {
      leftOut:
        'mails about who may register first, which wait to be sent: why they may stands with their registrations',
    },
  ),
  column(
    schema.outgoingMails,
    'uid',
    { fate: 'goes', ends: ['notices'] },
    {
      leftOut:
        'mails that wait to be sent, or could not be delivered: what they report stands in the other parts',
    },
  ),
  column(schema.attendances, 'uid', { fate: 'goes', ends: ['participation'] }, 'attendances'),
  column(
    schema.attendanceSheets,
    'savedBy',
    { fate: 'unlinked', ends: ['participation'] },
    'attendances_noted',
  ),
  column(
    schema.doorScans,
    'uid',
    { fate: 'goes', ends: ['traces'] },
    {
      leftOut:
        'who came in at a lesson: kept for some days to compare devices; the turns stand with the passes',
    },
  ),
  column(
    schema.doorScans,
    'byUid',
    { fate: 'unlinked', ends: ['traces'] },
    {
      leftOut: 'who stood at a door: kept for some days to compare devices, and about the tickets of others',
    },
  ),
  column(
    schema.nationalNumbers,
    'uid',
    { fate: 'goes', ends: ['books', 'participation', 'enquiry'] },
    'profile',
  ),
  column(schema.sessions, 'uid', { fate: 'goes', ends: ['login'] }, 'sessions'),
  column(
    schema.knownDevices,
    'uid',
    { fate: 'goes', ends: ['login'] },
    {
      leftOut:
        'the hash of a random number in a cookie: it tells that a browser was used before, and nothing of it',
    },
  ),
  column(
    schema.oneTimeCodes,
    'uid',
    { fate: 'goes', ends: ['codes'] },
    {
      leftOut:
        'the hash of a code that is good for two weeks at most: it tells nothing, and the address that it confirms stands in the profile',
    },
  ),
  column(
    schema.idempotencyKeys,
    'uid',
    { fate: 'goes', ends: ['traces'] },
    {
      leftOut: 'copies of answers that were given, kept for a week: what they say stands in the other parts',
    },
  ),
  // An action stays in the books of the club without the account that did it.
  column(schema.clubActions, 'byUid', { fate: 'unlinked', ends: ['books'] }, 'club_actions'),
  column(
    schema.clubActions,
    'aboutUid',
    { fate: 'unlinked', ends: ['books'] },
    { leftOut: 'what a manager did about the person: the change itself stands in the other parts' },
  ),
  column(
    schema.moneyEntries,
    'byUid',
    { fate: 'unlinked', ends: ['books', 'participation'] },
    { leftOut: 'money that a manager noted for the club: each note is one of the actions of that manager' },
  ),
  // The number names a person. A sale that was registered is repaid without it.
  column(schema.uitpasSales, 'uid', { fate: 'goes', ends: ['participation'] }, 'orders'),
  column(schema.certificates, 'uid', { fate: 'stays', ends: ['books', 'participation'] }, 'certificates'),
  column(schema.orders, 'uid', { fate: 'stays', ends: ['books', 'participation'] }, 'orders'),
  column(schema.orders, 'placedBy', { fate: 'stays', ends: ['books', 'participation'] }, 'orders'),
  column(schema.orderLines, 'uid', { fate: 'stays', ends: ['books', 'participation'] }, 'orders'),
  column(schema.users, 'parentUid', { fate: 'unlinked', ends: ['account'] }, 'profile'),
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
  { fate, ends }: Pick<PersonalColumn, 'fate' | 'ends'>,
  exported: PersonalColumn['exported'],
): PersonalColumn {
  const found = getTableColumns(table)[key];
  if (!found) throw new Error(`There is no column ${key}`);
  return { table, column: found, fate, ends, exported };
}
