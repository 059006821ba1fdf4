import type { ClubFile } from '#schemas/clubFile.ts';
import type { Part, PartKind } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import type { FoundFault } from '../texts/fault.ts';

/** The field that identifies a part of each kind. Default: `title`. */
const keyNames: Partial<Record<PartKind, string>> = {
  course: 'url',
  form: 'url',
  federation: 'url',
  category: 'url',
  product: 'url',
  session: 'day',
  pass: 'label',
  voucher: 'code',
  question: 'question',
  seat: 'from',
};

/**
 * Finds parts of one kind with the same name or the same number. One sentence tells about a part that stands there twice: none about
 * its number or about what is in it.
 */
export function doubledFaults(file: ClubFile): FoundFault[] {
  const parts = partsOf(file);
  // Questions with a qid may have the same wording: the qid tells them apart.
  const isNamed = ({ kind, number }: Part) => kind !== 'question' || number === undefined;
  const first = new Map<string, Part>();
  const twice: Double[] = [];
  for (const part of parts) {
    const keys = [
      ...(isNamed(part) ? [{ key: `name ${part.id}`, field: keyNames[part.kind] ?? 'title' }] : []),
      ...(part.number === undefined
        ? []
        : [{ key: `number ${numberScope(part)}`, field: part.kind === 'question' ? 'qid' : 'nid' }]),
    ];
    const found = keys.flatMap(({ key, field }) => {
      const before = first.get(key);
      if (before === undefined) first.set(key, part);
      return before ? [{ part, before, field }] : [];
    });
    twice.push(...found.slice(0, 1));
  }
  const paths = new Set(twice.map(({ part }) => part.path));
  const outer = twice.filter(({ part }) => !aroundOf(part).some((path) => paths.has(path)));
  return [...wholeSections(outer, parts), ...doubledPictures(file)];
}

interface Double {
  readonly part: Part;
  readonly before: Part;
  readonly field: string;
}

/** The paths of what a part is in: `courses[2]` of `courses[2].tariffs[0]`. */
function aroundOf({ path }: Part): string[] {
  return [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index));
}

/** Finds teachers with two pictures, of which only one could be shown. */
function doubledPictures({ club: { teacherPictures = [] } }: ClubFile): FoundFault[] {
  const teachers = teacherPictures.map(({ teacher }) => teacher);
  const first = new Map(
    teachers.toReversed().map((teacher, index) => [teacher, teachers.length - 1 - index]),
  );
  return teachers.flatMap((teacher, index): FoundFault[] => {
    const before = first.get(teacher);
    if (before === undefined || before === index) return [];
    return [
      {
        path: `club.teacherPictures[${index}].teacher`,
        say: ({ faults }, placeOf) => faults.same(placeOf(`club.teacherPictures[${before}]`)),
      },
    ];
  });
}

/** Tells once about a section whose questions all stand in one other section too. */
function wholeSections(twice: readonly Double[], parts: readonly Part[]): FoundFault[] {
  const bySection = Map.groupBy(twice, ({ part, before }) =>
    part.kind === 'question' ? `${sectionOf(part)} ${sectionOf(before)}` : part.path,
  );
  const counts = new Map<string, number>();
  for (const part of parts)
    if (part.kind === 'question') counts.set(sectionOf(part), (counts.get(sectionOf(part)) ?? 0) + 1);
  return [...bySection.values()].flatMap((group): FoundFault[] => {
    const [one] = group;
    if (!one) return [];
    const [section, other] = [sectionOf(one.part), sectionOf(one.before)];
    if (
      one.part.kind === 'question' &&
      group.length > 1 &&
      group.length === counts.get(section) &&
      section !== other
    )
      return [{ path: section, say: ({ faults }, placeOf) => faults.sameQuestions(placeOf(other)) }];
    return group.map(({ part, before, field }) => ({
      path: `${part.path}.${field}`,
      say: ({ faults }, placeOf) => faults.same(placeOf(before.path)),
    }));
  });
}

/** `questions[3].questions[0]` stands in `questions[3]`. */
function sectionOf({ path }: Part): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** A qid is unique within a course, and within the rest of the club. */
function numberScope({ kind, number, parent }: Part): string {
  return `${kind} ${number}${kind === 'question' && parent?.kind === 'course' ? parent.id : ''}`;
}
