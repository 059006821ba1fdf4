import { fillIn } from '@clubpoort/form-engine/headless';
import { daysSinceMonday } from '#rules/brusselsTime.ts';
import { dayNames } from '#rules/dutchNames.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatClock, formatIsoDay } from '#rules/writtenTime.ts';
import type { OfferChange } from '#schemas/entities/management/offerEditor.ts';
import { nl } from '#server/texts/nl.ts';
import type { Change, Difference } from '../../importing/change.ts';
import type { ImportPlan } from '../../importing/importClub.ts';
import type { Part } from '../../parts/part.ts';
import type { PictureChange } from '../../pictures/planPictures.ts';
import { nl as fileTexts } from '../../texts/nl.ts';
import { writtenField } from './writtenField.ts';

const { plan } = nl.offerEditor;
const { kinds: thingOf } = fileTexts.places;
const { kinds, many: severalOf } = fileTexts.plan;

interface Shown {
  /** Numbers of the courses that exist, by the id of the part. */
  readonly numbers: ReadonlyMap<string, number>;
  /** People with a place in a course, by its number. */
  readonly people: ReadonlyMap<number, number>;
}

/**
 * Describes the changes of an offer in Dutch. What comes or goes with its course is told with the course, and lessons that change in the
 * same way are told together. A question that follows a course to another url is no change.
 */
export function shownChanges(changes: readonly Change[], shown: Shown): OfferChange[] {
  const whole = new Map(
    changes.filter(({ is }) => is !== 'changed').map((change) => [`${change.is} ${change.part.id}`, change]),
  );
  const isWithin = ({ is, part }: Change) => hasAncestor(part, ({ id }) => whole.has(`${is} ${id}`));
  const told = changes.filter((change) => !isWithin(change) && isTold(change));
  const groups = Map.groupBy(told, groupOf);
  const within = new Map<string, Change[]>();
  for (const change of changes)
    for (let around = change.part.parent; around; around = around.parent) {
      const key = `${change.is} ${around.id}`;
      const parts = within.get(key);
      if (parts) parts.push(change);
      else within.set(key, [change]);
    }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const parts = within.get(`${first.is} ${first.part.id}`) ?? [];
    const course = courseOf(first.part, shown);
    return [
      {
        ...{ is: first.is, course: course ?? null, sentence: sentenceOf(group) },
        lines: [...linesOf(group), ...(first.is === 'changed' ? [] : countedLines(parts))],
        people: peopleOf(course, shown),
      },
    ];
  });
}

function isTold(change: Change): boolean {
  const { kind } = change.part;
  if (change.is === 'changed') return change.differences.length > 0 && kind !== 'question' && kind !== 'form';
  return true;
}

function hasAncestor(part: Part, isOne: (ancestor: Part) => boolean): boolean {
  return part.parent !== undefined && (isOne(part.parent) || hasAncestor(part.parent, isOne));
}

/** Lessons and seats are many. Those of one course that change alike are one group. */
function groupOf(change: Change): string {
  const { is, part } = change;
  if (part.kind !== 'session' && part.kind !== 'seat') return `${is} ${part.id}`;
  return [is, part.kind, part.parent?.id, ...(is === 'changed' ? alikeLines(change) : [])].join('\n');
}

type Changed = Extract<Change, { is: 'changed' }>;

/** The changes of a lesson as those of its like: another day of the week rather than another day. */
function alikeLines(change: Changed): string[] {
  return differencesOf(change).map((one) => otherWeekday(one) ?? writtenField(one));
}

/** A lesson without teachers of its own has those of its course, not nobody. */
function differencesOf({ part, differences }: Changed): readonly Difference[] {
  if (part.kind !== 'session') return differences;
  return differences.map((one) => (one.path === 'teachers' ? { ...one, path: 'lesson.teachers' } : one));
}

function otherWeekday({ path, from, to }: Difference): string | undefined {
  if (path !== 'day' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  const [before, after] = [from, to].map((day) => dayNames[daysSinceMonday(day)] ?? '');
  return before === after
    ? undefined
    : fillIn(plan.otherWeekday, { before: before ?? '', after: after ?? '' });
}

function linesOf(group: readonly Change[]): string[] {
  const [first] = group;
  if (first?.is !== 'changed') return [];
  return group.length > 1 ? alikeLines(first) : differencesOf(first).map(writtenField);
}

/** The parts that come or go with a part: `29 lessen en 2 tarieven`. */
function countedLines(parts: readonly Change[]): string[] {
  if (parts.length === 0) return [];
  const counts = Map.groupBy(parts, ({ part }) => part.kind);
  const written = [...counts].map(([kind, { length }]) =>
    length === 1 ? `1 ${kinds[kind]}` : `${length} ${severalOf[kind]}`,
  );
  return [fillIn(plan.with, { parts: formatList(written) })];
}

function sentenceOf(group: readonly Change[]): string {
  const [first] = group;
  if (!first) return '';
  const { one, many } = plan.is[first.is];
  return group.length === 1
    ? capital(fillIn(one, { thing: nameOf(first) }))
    : capital(fillIn(many, { things: severalNames(first, group) }));
}

function severalNames({ part }: Change, group: readonly Change[]): string {
  const count = String(group.length);
  if (part.kind !== 'session')
    return fillIn(plan.counted, { count, kind: severalOf[part.kind], of: ofParent(part) });
  const days = group.map((change) => dayOf(change)).sort();
  const [from = '', until = ''] = [days[0], days.at(-1)].map((day) => formatIsoDay(day ?? ''));
  return fillIn(plan.lessons, { count, of: ofParent(part), from, until });
}

/** The day of a lesson: for a moved one, the day on which people expect it. */
function dayOf(change: Change): string {
  const moved = change.is === 'changed' && change.differences.find(({ path }) => path === 'day');
  return String(moved ? moved.from : change.part.values.day);
}

function nameOf(change: Change): string {
  const { part } = change;
  if (part.kind === 'club') return thingOf.club;
  const of = ofParent(part);
  if (part.kind === 'session') {
    const moved = change.is === 'changed' && change.differences.find(({ path }) => path === 'from');
    const time = formatClock(String(moved ? moved.from : part.values.from));
    return fillIn(plan.lesson, { day: formatIsoDay(dayOf(change)), time, of });
  }
  return fillIn(plan.named, { kind: kindOf(part), title: ownTitle(part), of });
}

/** Managers know an activity and an event by those words: in a file they are courses. */
function kindOf({ kind, values }: Part): string {
  if (kind === 'course' && values.type === 'activity') return plan.activity;
  if (kind === 'course' && values.type === 'ticket') return plan.event;
  return kind === 'seat' ? plan.seat : thingOf[kind];
}

function ofParent({ parent }: Part): string {
  return parent && parent.kind !== 'club' ? fillIn(plan.of, { parent: parent.title }) : '';
}

function ownTitle({ title, parent }: Part): string {
  return parent && title.startsWith(`${parent.title} › `) ? title.slice(parent.title.length + 3) : title;
}

function courseOf(part: Part, { numbers }: Pick<Shown, 'numbers'>): number | undefined {
  if (part.kind === 'course') return numbers.get(part.id) ?? part.number;
  return part.parent && courseOf(part.parent, { numbers });
}

function peopleOf(course: number | undefined, { people }: Shown): string {
  const count = (course !== undefined && people.get(course)) || 0;
  if (count === 0) return '';
  return count === 1 ? plan.people.one : fillIn(plan.people.many, { count });
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Describes the changed pictures of an offer in Dutch. What is new brings its picture along, and that needs no sentence of its own. */
export function shownPictures({ pictures, changes }: ImportPlan): OfferChange[] {
  const added = new Set(
    changes.flatMap(({ is, part }) => (is === 'added' ? `${part.kind} ${part.key}` : [])),
  );
  return pictures
    .filter(({ place: { owner } }) => !added.has(`${owner.kind} ${owner.key}`))
    .map((change) => ({
      ...{ is: 'changed' as const, course: courseOfPicture(change), sentence: pictureSentence(change) },
      lines: pictureLines(change),
      people: '',
    }));
}

function courseOfPicture({ place: { owner } }: PictureChange): number | null {
  return owner.kind === 'course' ? (owner.nid ?? null) : null;
}

function pictureSentence({ place, before, shown }: PictureChange): string {
  const { owner, of } = place;
  if (owner.kind === 'logo') return shown ? plan.pictures.logo : plan.pictures.noLogo;
  if (!shown) return fillIn(plan.pictures.removed, { of });
  return fillIn(
    shown.fid !== undefined && shown.fid === before?.fid ? plan.pictures.text : plan.pictures.added,
    { of },
  );
}

function pictureLines({ place: { image }, before }: PictureChange): string[] {
  return image && image.alt !== '' && image.alt !== before?.alt
    ? [fillIn(plan.pictures.described, { alt: image.alt })]
    : [];
}
