import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { reservedBehindClub } from '#rules/reservedWords.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, users } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import type { Storage } from '#server/storage/storage.ts';
import { nl } from '#server/texts/nl.ts';
import { continuedCourses, withCopiedQuestions } from '../../copiedQuestions.ts';
import type { StoredPictures } from '../../pictures/planPictures.ts';
import { findStoredPictures } from '../../pictures/storedPictures.ts';
import { questionFaults } from '../../reading/questionFaults.ts';
import { readClubJson, readClubValue } from '../../reading/readClubFile.ts';
import type { Fault, FoundFault } from '../../texts/fault.ts';
import { offerTexts } from '../../texts/offerTexts.ts';
import { writeFaults } from '../../texts/writeFaults.ts';
import { withCurrentForms } from './offerOf.ts';

type OfferReading =
  | {
      readonly ok: true;
      readonly file: ClubFile;
      readonly pictures: StoredPictures;
      /** The courses that continue another one, by url. */
      readonly continues: ReadonlyMap<string, string>;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The url of a club stays as it is. */
const reserved = { ofClubs: new Set<string>(), ofCourses: reservedBehindClub };

/**
 * Reads an offer as `npm run club` reads a file, and adds the questions and forms of the club. Refuses what a manager may not change
 * here: another club, a picture that the club hasn't stored, and who has a role.
 */
export async function readOffer(
  { db, clock, storage }: { readonly db: Database; readonly clock: Clock; readonly storage: Storage },
  text: string,
  current: ClubFile,
): Promise<OfferReading> {
  const json = readClubJson(new TextEncoder().encode(text), offerTexts);
  if (!json.ok)
    return { ok: false, faults: [{ path: '', place: '', message: nl.offerEditor.refused.unreadable }] };
  const value = withKeptLessons(json.value, current);
  const reading = readClubValue(value, reserved, { today: todayOf(clock), texts: offerTexts });
  if (!reading.ok) return reading;
  const { pictures, unknown } = await findStoredPictures({ db, storage }, reading.file);
  const foreign = [
    ...unknown.map((path): FoundFault => ({ path, say: () => nl.offerEditor.refused.picture })),
    ...ownFaults(reading.file, current),
    ...(await foreignTeachers(db, reading.file, current)),
  ];
  const refused = writeFaults(foreign, { file: value, texts: offerTexts });
  if (refused.length > 0) return { ok: false, faults: refused };
  const file = withCurrentForms({ offer: reading.file, current });
  // A question may have a condition on a course that is gone. What was wrong before stands in nobody's way.
  const before = new Set(questionFaultsOf(current).map(saidBy));
  const broken = questionFaultsOf(file).filter((fault) => !before.has(saidBy(fault)));
  return broken.length > 0
    ? { ok: false, faults: broken }
    : { ok: true, file: withCopiedQuestions(file), pictures, continues: continuedCourses(file) };
}

function questionFaultsOf(file: ClubFile): readonly Fault[] {
  return writeFaults(questionFaults(file), { file, texts: offerTexts });
}

function saidBy({ place, message }: Fault): string {
  return `${place}\n${message}`;
}

const lists = ['sessions', 'weekly', 'series'] as const;

/** Gives a course that says nothing of its lessons those that it has: the lessons of all courses are too many for a request. */
function withKeptLessons(value: unknown, current: ClubFile): unknown {
  const fields = fieldsOf(value);
  if (!Array.isArray(fields.courses)) return value;
  const lessons = new Map(current.courses.map(({ nid, sessions }) => [nid, sessions]));
  const courses = fields.courses.map((course: unknown) => {
    const written = fieldsOf(course);
    const kept = typeof written.nid === 'number' ? lessons.get(written.nid) : undefined;
    return kept && lists.every((list) => written[list] === undefined)
      ? { ...written, sessions: kept }
      : course;
  });
  return { ...fields, courses };
}

function ownFaults(file: ClubFile, current: ClubFile): FoundFault[] {
  const { refused } = nl.offerEditor;
  const { club } = file;
  const { settings } = current.club;
  const at = (path: string, isWrong: boolean, message: string): FoundFault[] =>
    isWrong ? [{ path, say: () => message }] : [];
  return [
    ...at('club.nid', club.nid !== undefined && club.nid !== current.club.nid, refused.url),
    ...at('club.url', club.url !== current.club.url, refused.url),
    ...at('club.managerAccounts', club.managerAccounts !== undefined, refused.people),
    ...at('club.teacherAccounts', club.teacherAccounts !== undefined, refused.people),
    ...at('club.settings.licenseType', club.settings.licenseType !== settings.licenseType, refused.license),
    ...at('club.settings.addons', !isSameList(club.settings.addons, settings.addons), refused.license),
    ...at('questions', file.questions.length > 0, refused.questions),
    ...at('forms', file.forms.length > 0, refused.questions),
  ];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** Finds teachers that the club doesn't know. Any other answer would tell a manager which addresses have an account. */
async function foreignTeachers(db: Database, file: ClubFile, current: ClubFile): Promise<FoundFault[]> {
  const named = file.courses.flatMap(({ teacherAccounts = [] }, course) =>
    teacherAccounts.map((mail, index) => ({
      path: `courses[${course}].teacherAccounts[${index}]`,
      mail: plainMail(mail),
    })),
  );
  if (named.length === 0) return [];
  const members = await db
    .select({ mail: users.mail })
    .from(clubMembers)
    .innerJoin(users, and(eq(users.uid, clubMembers.uid), isNotNull(users.mail)))
    .where(
      and(eq(clubMembers.clubNid, current.club.nid ?? 0), inArray(clubMembers.role, ['teacher', 'admin'])),
    );
  const known = new Set([
    ...members.map(({ mail }) => mail),
    ...current.courses.flatMap(({ teacherAccounts = [] }) => teacherAccounts),
  ]);
  return named
    .filter(({ mail }) => !known.has(mail))
    .map(({ path, mail }) => ({
      path,
      say: () => fillIn(nl.offerEditor.refused.teacher, { mail }),
    }));
}
