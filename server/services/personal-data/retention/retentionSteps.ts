import { type AnyColumn, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RetentionRule } from '#rules/retention.ts';
import {
  absences,
  acceptedTexts,
  answerChanges,
  answers,
  attendanceSheets,
  attendances,
  bankLines,
  certificates,
  clubActions,
  clubMessages,
  clubNotes,
  communicationReads,
  communicationRecipients,
  communications,
  coupleInvites,
  courseTeachers,
  doorScans,
  federationMemberships,
  lessonChanges,
  lessonSubstitutes,
  nationalNumbers,
  outgoingMails,
  passCards,
  passReservations,
  priorityInvites,
  queueEntries,
  registrations,
  submissionAnswers,
  submissions,
  taughtCourses,
  tickets,
  uitpasSales,
} from '#server/db/schema.ts';
import type { Cutoffs } from './cutoffs.ts';
import {
  overAcceptedTexts,
  overAnswerChanges,
  overAnswers,
  overSubmissionAnswers,
  overSubmissions,
} from './overAnswers.ts';
import { overCertificates, overClubActions, overNationalNumbers } from './overBooks.ts';
import {
  overClubNotes,
  overCoupleInvites,
  overCourseTeachers,
  overMemberships,
  overOneLesson,
  overPassCards,
  overQueueEntries,
  overRegistrations,
  overTickets,
  overUitpasSales,
} from './overParticipation.ts';

/** A table whose rows go by themselves once they are over. */
export interface RetentionStep {
  readonly table: PgTable;
  readonly rules: readonly RetentionRule[];
  readonly isOver: (cutoffs: Cutoffs) => SQL;
}

const answerRules = ['activity', 'season', 'enquiry', 'participation'] as const;

/**
 * The steps of a round, in an order in which no row refers to one that goes before it. The files of answers, orders and accounts
 * need more than a condition: they have steps of their own.
 */
export const retentionSteps: readonly RetentionStep[] = [
  step(answerChanges, answerRules, overAnswerChanges),
  step(answers, answerRules, overAnswers),
  step(submissionAnswers, answerRules, overSubmissionAnswers),
  step(submissions, ['participation', 'enquiry'], overSubmissions),
  step(acceptedTexts, ['enquiry'], overAcceptedTexts),
  step(absences, ['participation'], (cutoffs) => overOneLesson(absences, cutoffs)),
  step(attendances, ['participation'], (cutoffs) => overOneLesson(attendances, cutoffs)),
  step(attendanceSheets, ['participation'], (cutoffs) => overOneLesson(attendanceSheets, cutoffs)),
  step(doorScans, ['traces'], (cutoffs) => lt(doorScans.receivedAt, cutoffs.at('traces'))),
  step(tickets, ['participation'], overTickets),
  step(queueEntries, ['enquiry'], overQueueEntries),
  step(coupleInvites, ['enquiry'], overCoupleInvites),
  step(uitpasSales, ['participation'], overUitpasSales),
  step(registrations, ['participation'], overRegistrations),
  step(clubNotes, ['participation'], overClubNotes),
  step(passReservations, ['participation'], (cutoffs) => overOneLesson(passReservations, cutoffs)),
  step(passCards, ['participation', 'books'], overPassCards),
  step(courseTeachers, ['participation'], overCourseTeachers),
  step(taughtCourses, ['participation'], (cutoffs) => lt(taughtCourses.takenAt, cutoffs.at('participation'))),
  step(lessonSubstitutes, ['participation'], (cutoffs) => overOneLesson(lessonSubstitutes, cutoffs)),
  step(federationMemberships, ['participation'], overMemberships),
  step(communicationReads, ['messages'], (cutoffs) =>
    overMessages(communicationReads.communicationId, cutoffs),
  ),
  step(communicationRecipients, ['messages'], (cutoffs) =>
    overMessages(communicationRecipients.communicationId, cutoffs),
  ),
  step(clubMessages, ['messages'], (cutoffs) => overMessages(clubMessages.communicationId, cutoffs)),
  step(communications, ['messages'], (cutoffs) => overMessages(communications.id, cutoffs)),
  step(lessonChanges, ['notices'], overLessonChanges),
  step(priorityInvites, ['notices'], overPriorityInvites),
  step(outgoingMails, ['notices'], overOutgoingMails),
  step(nationalNumbers, ['books', 'participation', 'enquiry'], overNationalNumbers),
  step(bankLines, ['bank'], (cutoffs) => sql`${bankLines.bookedOn} < ${cutoffs.on('bank')}`),
  step(certificates, ['books', 'participation'], overCertificates),
  step(clubActions, ['books'], overClubActions),
];

function step(
  table: PgTable,
  rules: readonly RetentionRule[],
  isOver: (cutoffs: Cutoffs) => SQL,
): RetentionStep {
  return { table, rules, isOver };
}

/** Messages, by the column with their id: of a recipient, of a reader, of what its manager wrote, or of the message itself. */
function overMessages(communicationId: AnyColumn, cutoffs: Cutoffs): SQL {
  return sql`${communicationId} in (select ${communications.id} from ${communications}
    where ${communications.sentAt} < ${cutoffs.at('messages')})`;
}

function overPriorityInvites(cutoffs: Cutoffs): SQL {
  return sql`${priorityInvites.mailedAt} < ${cutoffs.at('notices')}`;
}

function overLessonChanges(cutoffs: Cutoffs): SQL {
  return sql`${lessonChanges.mailedAt} < ${cutoffs.at('notices')}`;
}

/** Mails that could not be delivered. The server gives up on every other mail after a day. */
function overOutgoingMails(cutoffs: Cutoffs): SQL {
  return sql`${outgoingMails.failedAt} < ${cutoffs.at('notices')}`;
}
