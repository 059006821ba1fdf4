import {
  boolean,
  customType,
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
import { ofClub } from './clubs.ts';
import { courses } from './offer.ts';
import { ofUser, users } from './people.ts';

/**
 * A `jsonb` column for any JSON value. Drizzle's own type parses a second time what the driver has parsed already. So it
 * returns the text `"1e5"` as the number 100000 and the text `"true"` as a boolean: a national number would become a number.
 */
const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** Forms of a club outside any course. */
export const forms = pgTable(
  'forms',
  {
    nid: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    needsLogin: boolean().notNull(),
    /** Days in Brussels; null where that side is open. */
    opensOn: date({ mode: 'string' }),
    closesOn: date({ mode: 'string' }),
    /** `draft`: only managers see the form. `closed`: a manager closed it, whatever its days. null: its days decide. */
    state: text({ enum: ['draft', 'closed'] }),
    /** The time of the last change of the form or one of its questions; null before the server kept it. */
    changedAt: timestamp({ withTimezone: true }),
  },
  (form) => [unique().on(form.clubNid, form.url)],
);

/** A picture of an option: its address, and what it shows. */
interface OptionPicture {
  readonly image: string;
  readonly alt?: string;
}

/**
 * The questions of a club's forms. A course, a form or a federation limits a question to that course, to that form, or to
 * the federation's members. All other questions are asked of everybody who registers.
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
    /** The title for whoever fills in the form for another; '' where it is the same. `{voornaam}` stands for the other's first name. */
    sectionForOther: text().notNull().default(''),
    /** Whether its section starts a step of the form. Equal for all questions of a section, as is its condition. */
    startsStep: boolean().notNull().default(false),
    sectionVisibleWhen: jsonb().$type<Record<string, unknown>>(),
    /** The rules between answers of its section, in the format of the wire. Equal for all questions of a section. */
    sectionChecks: jsonb().$type<Record<string, unknown>[]>(),
    /** Order within the form. */
    position: integer().notNull(),
    type: text().notNull(),
    question: text().notNull(),
    /** As `sectionForOther`. */
    questionForOther: text().notNull().default(''),
    help: text().notNull().default(''),
    placeholder: text().notNull().default(''),
    /** Value, label, condition and picture, in the order in which they are offered. */
    options:
      jsonb().$type<
        [
          value: string,
          label: string,
          visibleWhen?: Record<string, unknown> | null,
          picture?: OptionPicture,
        ][]
      >(),
    required: boolean().notNull(),
    defaultKey: text(),
    config: jsonb().$type<Record<string, unknown>>(),
    /** The questions of one row of a group, in the format of the wire; null for any other question. */
    fields: jsonb().$type<Record<string, unknown>[]>(),
    courseInfo: text(),
    visibleWhen: jsonb().$type<Record<string, unknown>>(),
    requiredWhen: jsonb().$type<Record<string, unknown>>(),
    disabledWhen: jsonb().$type<Record<string, unknown>>(),
    readOnlyWhen: jsonb().$type<Record<string, unknown>>(),
    lockReason: text(),
    /** The rules between answers of each row of a group, in the format of the wire. */
    checks: jsonb().$type<Record<string, unknown>[]>(),
    /** The teachers of a course may read the answers of its participants. */
    isForTeachers: boolean().notNull().default(false),
    /** The answer is about health, or a consent (`isConsent`): each person gives an answer of their own. */
    isSensitive: boolean().notNull().default(false),
    /** A sensitive question that asks a consent to something, such as photos, and says nothing about health. */
    isConsent: boolean().notNull().default(false),
    /**
     * Until when answers are kept: the end of the activity or of the season, or a year. null: a sensitive answer until the end of the
     * season, any other as long as the registration.
     */
    keptUntil: text({ enum: ['activity', 'season', 'year'] }),
    /**
     * Whether the family may change the answer after the registration: `yes`, `no`, or the last day on which it may, as
     * `YYYY-MM-DD`. null: the subject of the question decides (`rules/answerChange.ts`).
     */
    changeable: text(),
  },
  (question) => [
    unique().on(question.qid, question.courseNid).nullsNotDistinct(),
    index().on(question.clubNid, question.position),
  ],
);

/** Submissions: one person's form as it was sent, with its tariffs. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** null where nobody was logged in. */
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    submittedBy: integer().references(() => users.uid),
    /** null where it is a registration, for these tariffs and passes. */
    formNid: integer().references(() => forms.nid),
    tariffs: jsonb().$type<number[]>().notNull(),
    passes: jsonb().$type<number[]>().notNull().default([]),
    formVersion: text().notNull().default(''),
    privacyAcceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (submission) => [
    index().on(submission.uid, submission.clubNid),
    index().on(submission.submittedBy),
    index().on(submission.clubNid),
    index().on(submission.formNid),
  ],
);

/**
 * The questions of a form as they were asked, by the version of the form. A submission names its version, so that its answers can be
 * read and changed after the club changed the form.
 */
export const askedForms = pgTable('asked_forms', {
  version: text().primaryKey(),
  /** The rows of `questions`, in the order of the form. */
  questions: jsonb().$type<AskedQuestion[]>().notNull(),
});

/** A row of `questions` without its id, club and position. */
export type AskedQuestion = Omit<typeof questions.$inferSelect, 'id' | 'clubNid' | 'position'>;

/** The latest answer of a person to each question, in the format of the wire. */
export const answers = pgTable(
  'answers',
  {
    uid: ofUser(),
    qid: integer().notNull(),
    /** 0 for a general question, otherwise the course that asked. */
    nid: integer().notNull(),
    value: anyJson().notNull(),
    /** Wording of the question at that moment, because a club may reword it later. */
    wording: text().notNull(),
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    /** When the family changed the answer after the registration; null: it is as it was sent in. */
    changedAt: timestamp({ withTimezone: true }),
  },
  (answer) => [
    primaryKey({ columns: [answer.uid, answer.qid, answer.nid] }),
    index().on(answer.submissionId),
  ],
);

/** The answers of one submission, with the wording of the questions at that moment. */
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
    /** As in `answers`. */
    changedAt: timestamp({ withTimezone: true }),
  },
  (answer) => [primaryKey({ columns: [answer.submissionId, answer.qid, answer.nid] })],
);

/** Files that answer questions. The path is random and doesn't reveal the person. */
export const questionFiles = pgTable(
  'question_files',
  {
    path: text().primaryKey(),
    /** The person whose answer it is. */
    uid: ofUser(),
    clubNid: ofClub(),
    /** The question whose answer names the file. For a file in a row that is the outermost group. */
    qid: integer().notNull(),
    nid: integer().notNull(),
    /** The keys from the rows of that group to the question for the file, joined by `/`; '' outside groups. */
    inRow: text().notNull().default(''),
    /** Id of the submission that it was uploaded for. */
    submission: text().notNull(),
    /** File name as the person gave it, cleaned. It is only displayed. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    /** Hash of the bytes as sent, so that the same file isn't stored twice. */
    digest: text().notNull(),
    storedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (file) => [
    index().on(file.uid),
    unique('question_files_same').on(file.uid, file.qid, file.nid, file.inRow, file.submission, file.digest),
  ],
);
