import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { anyJson } from './anyJson.ts';
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';
import { ofUser, users } from './people.ts';

/** A form of a club that stands apart from any course. */
export const forms = pgTable(
  'forms',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    needsLogin: boolean().notNull(),
    /** Days in Brussels; null leaves that side open. */
    opensOn: date({ mode: 'string' }),
    closesOn: date({ mode: 'string' }),
  },
  (form) => [unique().on(form.clubNid, form.url)],
);

/**
 * The questions of a club's forms. One with a course is only asked for that course, one with a form only there, one with
 * a federation only of that federation's members; the others are asked of everybody who registers.
 */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    qid: integer().notNull(),
    clubNid: ofClub(),
    courseNid: integer().references(() => courses.nid, { onDelete: 'cascade' }),
    formNid: integer().references(() => forms.nid, { onDelete: 'cascade' }),
    federation: text(),
    section: text().notNull(),
    /** Order within the form. */
    position: integer().notNull(),
    type: text().notNull(),
    question: text().notNull(),
    help: text().notNull().default(''),
    placeholder: text().notNull().default(''),
    /** Value and label, in the order they are offered. */
    options: jsonb().$type<[value: string, label: string][]>(),
    required: boolean().notNull(),
    defaultKey: text(),
    config: jsonb().$type<Record<string, unknown>>(),
    courseInfo: text(),
    visibleWhen: jsonb().$type<Record<string, unknown>>(),
    /** Who teaches a course reads what its participants answered. */
    isForTeachers: boolean().notNull().default(false),
  },
  (question) => [
    unique().on(question.qid, question.courseNid).nullsNotDistinct(),
    index().on(question.clubNid, question.position),
  ],
);

/** One person's form as it was sent in, with the tariffs it was for. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** null: somebody who wasn't logged in. */
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    submittedBy: integer().references(() => users.uid),
    /** null: a registration, for these tariffs and passes. */
    formNid: integer().references(() => forms.nid),
    tariffs: jsonb().$type<number[]>().notNull(),
    passes: jsonb().$type<number[]>().notNull().default([]),
    formVersion: text().notNull().default(''),
    privacyAcceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (submission) => [index().on(submission.uid, submission.clubNid)],
);

/** A person's latest answer to each question, as the wire has it. */
export const answers = pgTable(
  'answers',
  {
    uid: ofUser(),
    qid: integer().notNull(),
    /** 0: a general question, otherwise the course that asked. */
    nid: integer().notNull(),
    value: anyJson().notNull(),
    /** What was asked, in the words of that moment: a club may reword its question later. */
    wording: text().notNull(),
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (answer) => [primaryKey({ columns: [answer.uid, answer.qid, answer.nid] })],
);

/** What was answered in one submission, as it was sent in and as it was asked then. */
export const submissionAnswers = pgTable(
  'submission_answers',
  {
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    qid: integer().notNull(),
    nid: integer().notNull(),
    value: anyJson().notNull(),
    wording: text().notNull(),
  },
  (answer) => [primaryKey({ columns: [answer.submissionId, answer.qid, answer.nid] })],
);

/** A file that answers a question. Its path is random and says nothing of whose it is. */
export const questionFiles = pgTable(
  'question_files',
  {
    path: text().primaryKey(),
    /** Whose answer it is. */
    uid: ofUser(),
    clubNid: ofClub(),
    qid: integer().notNull(),
    nid: integer().notNull(),
    /** Which filling-in of a form it was sent with. */
    submission: text().notNull(),
    /** As the person named it, cleaned; only ever shown. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** Of the bytes as they were sent: the same file again is no second one. */
    digest: text().notNull(),
    storedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (file) => [
    index().on(file.uid),
    unique('question_files_same').on(file.uid, file.qid, file.nid, file.submission, file.digest),
  ],
);
