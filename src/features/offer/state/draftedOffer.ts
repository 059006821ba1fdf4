import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import { isRecord, isSameValue, type PlainRecord } from '#rules/merging/plainValue.ts';
import type { Draft, DraftedContent } from '#src/features/drafting/index.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import type { OfferCourse, OfferFile } from './offerFile.ts';

type Courses = readonly OfferCourse[];

/** The courses that differ, on both sides, and the order of all. */
interface ChangedCourses {
  readonly base: Courses;
  readonly mine: Courses;
  readonly baseOrder: readonly string[];
  readonly mineOrder: readonly string[];
}

/**
 * Keeps an offer as a draft: only what differs from what it began with. A big club has 500 courses with a season of lessons each,
 * and a manager changes a few.
 */
export const draftedOffer: DraftedContent<OfferFile> = {
  write: ({ version, base, content }) => {
    const { courses: before, ...ofBase } = base;
    const { courses, ...rest } = content;
    const changed = Object.keys({ ...ofBase, ...rest }).filter(
      (part) => !isSameValue(fieldOf(ofBase, part), fieldOf(rest, part)),
    );
    const parts = Object.fromEntries(
      changed.map((part) => [part, { base: fieldOf(ofBase, part), mine: fieldOf(rest, part) }]),
    );
    return JSON.stringify({
      version,
      parts,
      ...(!isSameValue(before, courses) && { courses: changedCourses(before, courses) }),
    });
  },
  read: (text, published) => {
    const { version, parts, courses } = fieldsOf(text);
    if (typeof version !== 'string' || !isRecord(parts)) return undefined;
    const of = isChangedCourses(courses) ? coursesOf(courses, published.courses) : undefined;
    const side = (name: 'base' | 'mine') => ({
      ...published,
      ...Object.fromEntries(Object.entries(parts).map(([part, sides]) => [part, fieldOf(sides, name)])),
      ...(of && { courses: of[name] }),
    });
    return { version, base: side('base'), content: side('mine') } satisfies Draft<OfferFile>;
  },
  // Casts are safe: a merge of offers is made of their fields.
  merge: (versions, choices) => mergeFiles(versions, choices).merged as unknown as OfferFile,
};

function changedCourses(before: Courses, courses: Courses): ChangedCourses {
  const was = new Map(before.map((course) => [courseKey(course), course]));
  const is = new Map(courses.map((course) => [courseKey(course), course]));
  const differs = (course: OfferCourse) => {
    const key = courseKey(course);
    return !isSameValue(was.get(key), is.get(key));
  };
  return {
    ...{ base: before.filter(differs), mine: courses.filter(differs) },
    ...{ baseOrder: before.map(courseKey), mineOrder: courses.map(courseKey) },
  };
}

/** Both lists anew. A course that nobody changed here is as everybody has it now, and gone where it is gone. */
function coursesOf({ base, mine, baseOrder, mineOrder }: ChangedCourses, published: Courses) {
  const now = new Map(published.map((course) => [courseKey(course), course]));
  const listed = (given: Courses, order: readonly string[]) => {
    const own = new Map(given.map((course) => [courseKey(course), course]));
    return order.flatMap((key) => own.get(key) ?? now.get(key) ?? []);
  };
  return { base: listed(base, baseOrder), mine: listed(mine, mineOrder) };
}

function isChangedCourses(value: unknown): value is ChangedCourses {
  return (
    isRecord(value) && ['base', 'mine', 'baseOrder', 'mineOrder'].every((list) => Array.isArray(value[list]))
  );
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function fieldsOf(text: string): PlainRecord {
  const value = readJson(text);
  return isRecord(value) ? value : {};
}

interface Numbered {
  readonly nid?: number | undefined;
  readonly url: string;
}

/** The key of a course among those of one offer: its number, or for a new one its url. */
function courseKey({ nid, url }: Numbered): string {
  return nid === undefined ? url : `#${nid}`;
}
