import {
  boolean,
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
import { clubs } from './clubs.ts';
import { courses } from './offer.ts';
import { users } from './people.ts';

/** The questions of a club's registration form; one with a course is only asked for that course. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    qid: integer().notNull(),
    clubNid: integer()
      .notNull()
      .references(() => clubs.nid),
    courseNid: integer().references(() => courses.nid, { onDelete: 'cascade' }),
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
    clubNid: integer()
      .notNull()
      .references(() => clubs.nid),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    submittedBy: integer()
      .notNull()
      .references(() => users.uid),
    tariffs: jsonb().$type<number[]>().notNull(),
    privacyAcceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (submission) => [index().on(submission.uid, submission.clubNid)],
);

/** A person's latest answer to each question, as the wire has it. */
export const answers = pgTable(
  'answers',
  {
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
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
