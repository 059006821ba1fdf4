import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAboutHealth } from '#rules/aboutHealth.ts';
import { eurosOf } from '#rules/money.ts';
import type { ManagedRegistrationDetail } from '#schemas/entities/management/managedRegistration.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  answers,
  questionFiles,
  questions,
  queueEntries,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { linesOf, sumOfLines } from '../../own-registrations/linesCentsOf.ts';
import { fullName } from '../../people/people.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { asksNationalNumber } from '../../registration/askedQuestions.ts';
import { isHealthAlert } from '../../teacher/isHealthAlert.ts';
import { noteAction } from '../noteAction.ts';
import { isAnswerFor } from './healthAnswers.ts';
import { type Entry, loadEntries } from './loadEntries.ts';
import { requireCourseWithTariffs } from './requireCourseWithTariffs.ts';
import { toWireRegistrations } from './toWireRegistrations.ts';

/** What a manager opens: a registration, or an entry of a waiting list. */
type EntryTarget = { readonly registration: number } | { readonly waiting: number };

interface Reading {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly target: EntryTarget;
  /** Without the right to answers about health, these are left out. */
  readonly readsHealth: boolean;
}

type Answers = ManagedRegistrationDetail['answers'];

/**
 * Reads a registration with the answers of its person. Where an answer about health is among them, the list of actions of the club
 * says who read it, in the same transaction.
 */
export function readRegistration(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, target, readsHealth }: Reading,
): Promise<ManagedRegistrationDetail> {
  return context.db.transaction(async (tx) => {
    const courseNid = await courseOf(tx, target);
    const { course } = await requireCourseWithTariffs(tx, { clubNid, courseNid });
    const kind = 'registration' in target ? 'registration' : 'waiting';
    const id = 'registration' in target ? target.registration : target.waiting;
    const entries = await loadEntries(tx, course.nid);
    const entry = entries.find((one) => one.kind === kind && one.id === id);
    if (!entry) throw refusals.notFound();
    const { given, tellsOfHealth } = await loadAnswers(tx, {
      ...{ clubNid, courseNid, uid: entry.uid, readsHealth },
    });
    const [row] = await toWireRegistrations(
      { ...context, db: tx },
      { clubNid, courseNid, entries: [entry], hasAlert: () => given.some(({ alert }) => alert) },
    );
    if (!row) throw new Error('An entry has no row');
    if (tellsOfHealth)
      await noteAction(
        { ...context, db: tx },
        {
          ...{ clubNid, by, action: 'read-health', oid: entry.oid },
          registrationId: kind === 'registration' ? id : null,
          details: { what: `${course.title} (${entry.tariff})` },
        },
      );
    return {
      ...{ ...row, what: course.title, ...(await priceOf(tx, entry)) },
      ...(await stayOf(tx, { entry, entries, courseNid })),
      ...(await loadContact(tx, entry.uid)),
      answers: given,
    };
  });
}

/** What a registration that stands costs, with what was added to its price. */
async function priceOf(tx: Database, entry: Entry): Promise<Pick<ManagedRegistrationDetail, 'price'>> {
  if (entry.state !== 'registered' || entry.oid === null) return {};
  return { price: eurosOf(sumOfLines(await linesOf(tx, entry))) };
}

interface OfCourse {
  readonly entry: Entry;
  /** All entries of the course. */
  readonly entries: readonly Entry[];
  readonly courseNid: number;
}

/** With which tariff somebody who comes for a trial can stay: the first one that needs nobody else. Nothing for who stays already. */
async function stayOf(
  tx: Database,
  { entry, entries, courseNid }: OfCourse,
): Promise<Pick<ManagedRegistrationDetail, 'stays'>> {
  const own = entries.filter(({ uid, state }) => uid === entry.uid && state === 'registered');
  if (entry.state !== 'registered' || !own.every(({ isTrial }) => isTrial)) return {};
  const isForOne = and(
    ...[eq(tariffs.type, 'regular'), eq(tariffs.usersSimultaneous, 1)],
    ...[isNull(tariffs.coupleRoles), isNull(tariffs.fromFamilyMember)],
  );
  const [found] = await tx
    .select({ nid: tariffs.nid })
    .from(tariffs)
    .where(and(eq(tariffs.courseNid, courseNid), isForOne))
    .orderBy(asc(tariffs.nid))
    .limit(1);
  return { stays: found ? { tariff: found.nid } : {} };
}

async function courseOf(tx: Database, target: EntryTarget): Promise<number> {
  const [found] =
    'registration' in target
      ? await tx
          .select({ courseNid: tariffs.courseNid })
          .from(registrations)
          .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
          .where(eq(registrations.id, target.registration))
      : await tx
          .select({ courseNid: tariffs.courseNid })
          .from(queueEntries)
          .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
          .where(eq(queueEntries.id, target.waiting));
  if (!found) throw refusals.notFound();
  return found.courseNid;
}

interface OfPerson {
  readonly clubNid: number;
  readonly courseNid: number;
  readonly uid: number;
  readonly readsHealth: boolean;
}

/** The latest answers of a person to the questions of the course and of its club. A national number is never among them. */
async function loadAnswers(
  tx: Database,
  { uid, readsHealth, ...course }: OfPerson,
): Promise<{ readonly given: Answers; readonly tellsOfHealth: boolean }> {
  const found = await tx
    .select({
      ...{ value: answers.value, wording: answers.wording, question: questions },
      changedAt: answers.changedAt,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.qid, answers.qid))
    .where(and(eq(answers.uid, uid), isAnswerFor(course)))
    .orderBy(asc(questions.position), asc(questions.id));
  const files = await tx
    .select({ name: questionFiles.name, path: questionFiles.path })
    .from(questionFiles)
    .where(and(eq(questionFiles.uid, uid), eq(questionFiles.clubNid, course.clubNid)))
    .orderBy(asc(questionFiles.storedAt));
  const shown = found
    .filter(({ question }) => !asksNationalNumber(question) && (readsHealth || !isAboutHealth(question)))
    .map(({ value, wording, question, changedAt }) => {
      const written = JSON.stringify(value ?? null);
      return {
        ...{ wording, question, answer: answerText(value, question) },
        changed: changedAt && unixSecondsOf(changedAt),
        files: files.filter(({ path }) => written.includes(path)),
      };
    })
    .filter((one) => one.answer !== '' || one.files.length > 0);
  return {
    tellsOfHealth: shown.some(({ question }) => isAboutHealth(question)),
    given: shown.map((one) => ({
      ...{ question: one.wording || one.question.question, answer: one.answer, files: one.files },
      changed: one.changed,
      alert: isHealthAlert(one, shown),
    })),
  };
}

async function loadContact(tx: Database, uid: number) {
  const holders = alias(users, 'holders');
  const [found] = await tx
    .select({ person: users, holder: holders })
    .from(users)
    .leftJoin(holders, and(eq(holders.uid, users.parentUid), isNull(users.coParentSince)))
    .where(eq(users.uid, uid));
  if (!found) throw refusals.busy();
  const { person, holder } = found;
  return {
    ...{ birthdate: person.birthdate ?? '', mail: person.mail ?? '', phone: person.phone },
    holder: holder && { name: fullName(holder), mail: holder.mail ?? '', phone: holder.phone },
  };
}
