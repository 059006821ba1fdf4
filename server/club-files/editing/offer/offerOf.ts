import { createHash } from 'node:crypto';
import type { ClubFile } from '#schemas/clubFile.ts';

/** The part of a club file that the editor of the offer has: without questions and forms, which the form builder saves. */
export type Offer = Omit<ClubFile, 'questions' | 'forms'>;

export function offerOf({ questions: _questions, forms: _forms, ...offer }: ClubFile): Offer {
  return offer;
}

/** A hash of an offer. Leaves out the stock, so that a sale doesn't count as somebody else's change. */
export function versionOfOffer(offer: Offer): string {
  const text = JSON.stringify(offer, (key, value: unknown) => (key === 'stock' ? undefined : value));
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}

interface Joined {
  readonly offer: ClubFile;
  /** The club with the courses of before and with the questions and forms to keep. */
  readonly current: ClubFile;
}

/**
 * The file of a club with another offer and the same questions and forms. They follow a course to its new url. The questions of a
 * course that is gone go with it.
 */
export function withCurrentForms({ offer, current }: Joined): ClubFile {
  const renamed = renamedCourses(offer, current);
  const kept = current.questions.filter(
    ({ course }) => course === undefined || renamed.get(course) !== undefined,
  );
  return { ...offer, questions: withCourses(kept, renamed), forms: withCourses(current.forms, renamed) };
}

interface TakenBack {
  readonly before: ClubFile;
  readonly current: ClubFile;
}

/**
 * The club before a publication with the questions and forms of now. A course that comes back has its questions of before, where they
 * stood.
 */
export function withFormsOfNow({ before, current }: TakenBack): ClubFile {
  const file = withCurrentForms({ offer: before, current });
  const there = new Set(current.courses.map(({ nid }) => nid));
  const back = new Set(before.courses.flatMap(({ nid, url }) => (there.has(nid) ? [] : url)));
  const questions = [...file.questions];
  for (const [index, section] of before.questions.entries())
    if (section.course !== undefined && back.has(section.course)) questions.splice(index, 0, section);
  return { ...file, questions };
}

/** The new url of each course, by its present one; `undefined` where the course is gone. */
function renamedCourses(offer: ClubFile, current: ClubFile): ReadonlyMap<string, string | undefined> {
  const byNid = new Map(offer.courses.map(({ nid, url }) => [nid, url]));
  const unnumbered = new Set(offer.courses.flatMap(({ nid, url }) => (nid === undefined ? url : [])));
  return new Map(
    current.courses.map(({ nid, url }) => [url, byNid.get(nid) ?? (unnumbered.has(url) ? url : undefined)]),
  );
}

/** A copy in which sections and conditions name courses by their new urls. */
function withCourses<Written>(written: Written, renamed: ReadonlyMap<string, string | undefined>): Written {
  // Safe cast: only the text of a url changes.
  return JSON.parse(JSON.stringify(written), (key, value: unknown) =>
    key === 'course' && typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  ) as Written;
}
