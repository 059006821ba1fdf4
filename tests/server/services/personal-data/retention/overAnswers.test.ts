import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import {
  answerChanges,
  answers,
  clubActions,
  courseSessions,
  questions,
  registrations,
  submissions,
} from '#server/db/schema.ts';
import { cutoffsOf } from '#server/services/personal-data/retention/cutoffs.ts';
import { overAnswerChanges, overAnswers } from '#server/services/personal-data/retention/overAnswers.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';

const arabesk = 1;
const person = 1;
const qid = 990_001;

interface Case {
  readonly keptUntil?: 'activity' | 'season' | 'year';
  readonly isSensitive?: boolean;
  /** Whether it was asked by a form outside courses. */
  readonly isForm?: boolean;
  /** The question was removed by the club. */
  readonly isGone?: boolean;
  readonly answeredOn: string;
  /** The last lesson of the course that the person takes. */
  readonly lastLesson?: string;
  /** The first day on which the answer is over. */
  readonly overOn: string;
}

const cases: readonly (readonly [string, Case])[] = [
  [
    'an ordinary answer lasts two years after the last lesson',
    { answeredOn: '2026-09-10', lastLesson: '2027-06-20', overOn: '2029-06-21' },
  ],
  ['an ordinary answer without lessons lasts two years', { answeredOn: '2026-09-10', overOn: '2028-09-11' }],
  [
    'a sensitive answer lasts until the end of the season',
    { isSensitive: true, answeredOn: '2026-09-10', lastLesson: '2027-06-20', overOn: '2027-09-01' },
  ],
  [
    'an answer of August counts for the season of the lessons',
    { isSensitive: true, answeredOn: '2026-08-20', lastLesson: '2027-06-20', overOn: '2027-09-01' },
  ],
  [
    'a season’s answer stays while the course runs on',
    { keptUntil: 'season', answeredOn: '2026-09-10', lastLesson: '2027-12-10', overOn: '2028-09-01' },
  ],
  [
    'an answer for an activity ends the day after it',
    { keptUntil: 'activity', answeredOn: '2026-09-10', lastLesson: '2027-02-12', overOn: '2027-02-13' },
  ],
  [
    'an answer that is kept for a year ends after a year',
    { keptUntil: 'year', isSensitive: true, answeredOn: '2026-09-10', overOn: '2027-09-11' },
  ],
  ['an enquiry lasts a year', { isForm: true, answeredOn: '2026-09-10', overOn: '2027-09-11' }],
  [
    'an answer to a removed question ends with the season, because nobody knows what it asked',
    { isGone: true, answeredOn: '2026-09-10', overOn: '2027-09-01' },
  ],
];

describe('overAnswers', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    await db.delete(answers);
    await db.delete(answerChanges);
    await db.delete(questions).where(eq(questions.qid, qid));
  });

  async function keep({ keptUntil, isSensitive = false, isForm, isGone, answeredOn, lastLesson }: Case) {
    const { db } = database;
    const at = new Date(`${answeredOn}T10:00:00+02:00`);
    const form = isForm ? { formNid: (await db.query.forms.findFirst())?.nid ?? 0 } : {};
    if (!isGone)
      await db.insert(questions).values({
        ...{ qid, clubNid: arabesk, section: 'x', position: 0, type: 'text', question: 'x', required: false },
        ...{ ...form, isSensitive, keptUntil: keptUntil ?? null },
      });
    const [course] = await db.select().from(courseSessions).limit(1);
    const tariff = await db.query.tariffs.findFirst({
      where: (tariffs, { eq: is }) => is(tariffs.courseNid, course?.courseNid ?? 0),
    });
    // Nobody has another course, and this one has one lesson.
    await db.delete(registrations).where(eq(registrations.uid, person));
    if (lastLesson)
      await db
        .update(courseSessions)
        .set({
          startsAt: sql`${`${lastLesson}T17:00:00Z`}::timestamptz`,
          endsAt: sql`${`${lastLesson}T18:00:00Z`}::timestamptz`,
        })
        .where(eq(courseSessions.courseNid, course?.courseNid ?? 0));
    const sent = { clubNid: arabesk, uid: person, tariffs: lastLesson && tariff ? [tariff.nid] : [] };
    const [submission] = await db
      .insert(submissions)
      .values({ ...sent, ...form, privacyAcceptedAt: at })
      .returning();
    const submissionId = submission?.id ?? 0;
    const given = { uid: person, qid, nid: 0, wording: 'x', submissionId };
    await db.insert(answers).values({ ...given, value: 'x', answeredAt: at });
    const made = { clubNid: arabesk, byUid: null, madeAt: at, action: 'change-answers' } as const;
    const [action] = await db
      .insert(clubActions)
      .values({ ...made, details: { what: '' } })
      .returning();
    await db
      .insert(answerChanges)
      .values({ ...given, actionId: action?.id ?? 0, before: 'x', changedAt: at });
  }

  const countOn = async (day: string) => {
    const cutoffs = cutoffsOf(new Date(`${day}T12:00:00Z`));
    const count = await database.db.$count(answers, overAnswers(cutoffs));
    // The earlier answers that a family changed end with the answers to their question.
    expect(await database.db.$count(answerChanges, overAnswerChanges(cutoffs))).toBe(count);
    return count;
  };

  it.each(cases)('%s', async (_name, one) => {
    await keep(one);
    const before = new Date(Date.parse(`${one.overOn}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect([before, await countOn(before)]).toEqual([before, 0]);
    expect([one.overOn, await countOn(one.overOn)]).toEqual([one.overOn, 1]);
  });
});
