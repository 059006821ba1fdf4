import { cutText } from '#rules/cutText.ts';
import type { Part } from '../parts/part.ts';
import type { PictureChange } from '../pictures/planPictures.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Change, Difference } from './change.ts';
import type { ImportPlan } from './importClub.ts';

type PlanTexts = ClubFileTexts['plan'];

/** Maximum number of lines for parts of one kind under one parent. A summary line replaces more. */
const maxLines = 4;

/** Describes an import line by line, for the person who decides about it. */
export function describePlan(
  { changes, pictures }: ImportPlan,
  { plan: texts }: ClubFileTexts = en,
): readonly string[] {
  const groups = Map.groupBy(changes, ({ is, part }) => `${is} ${part.kind} ${part.parent?.id ?? ''}`);
  const moved = changes.filter((change) => change.is === 'changed' && change.differences.length === 0);
  return [
    ...[...groups.values()].flatMap((group) => linesOf(group, texts)),
    ...(moved.length > 0 ? [`↕ ${texts.otherOrder(moved.length)}`] : []),
    ...pictures.map((picture) => pictureLine(picture, texts)),
  ];
}

/** E.g. `2 added, 1 changed, 0 removed`. */
export function countsOf({ changes, pictures }: ImportPlan, { plan: texts }: ClubFileTexts = en): string {
  const count = (is: Change['is']) => changes.filter((change) => change.is === is).length;
  const counts = texts.counts(count('added'), count('changed'), count('removed'));
  if (pictures.length === 0) return counts;
  return `${counts}, ${texts.pictures(pictures.length)}`;
}

function pictureLine({ place }: PictureChange, { pictureOf }: PlanTexts): string {
  const name = pictureOf(place.title);
  return place.image ? `~ ${name}: ${place.image.file}` : `- ${name}`;
}

function linesOf(changes: readonly Change[], texts: PlanTexts): readonly string[] {
  const [first] = changes;
  if (!first) return [];
  if (first.is === 'changed')
    return [...Map.groupBy(changes, differenceOf(texts)).values()].flatMap((same) =>
      changedLines(same, texts),
    );
  const sign = first.is === 'added' ? '+' : '-';
  if (changes.length <= maxLines)
    return changes.map(({ part }) => `${sign} ${texts.kinds[part.kind]} ${part.title}`);
  return [`${sign} ${manyOf(first, changes, texts)}`];
}

function ownTitle({ title, parent }: Part): string {
  return parent && title.startsWith(`${parent.title} › `) ? title.slice(parent.title.length + 3) : title;
}

/** Equal for parts that change in the same way, such as lessons in another hall. */
function differenceOf(texts: PlanTexts): (change: Change) => string {
  return (change) =>
    change.is === 'changed' ? change.differences.map((one) => differenceLine(one, texts)).join('\n') : '';
}

function changedLines(changes: readonly Change[], texts: PlanTexts): readonly string[] {
  const [first] = changes;
  if (first?.is !== 'changed' || first.differences.length === 0) return [];
  const differences = first.differences.map((one) => differenceLine(one, texts));
  if (changes.length <= maxLines)
    return changes.flatMap(({ part }) => [`~ ${texts.kinds[part.kind]} ${part.title}`, ...differences]);
  return [`~ ${manyOf(first, changes, texts)}`, ...differences];
}

/** `29 sessions of Jazz: 2026-12-01 18:00 … 2027-06-22 18:00` */
function manyOf(first: Change, changes: readonly Change[], { many, of: ofParent }: PlanTexts): string {
  const of = first.part.parent && first.part.parent.kind !== 'club' ? ofParent(first.part.parent.title) : '';
  const [from, to] = [first, changes.at(-1) ?? first].map(({ part }) => ownTitle(part));
  return `${changes.length} ${many[first.part.kind]}${of}: ${from} … ${to}`;
}

function differenceLine({ path, from, to }: Difference, { none }: PlanTexts): string {
  return `    ${path}: ${textOf(from) ?? none} → ${textOf(to) ?? none}`;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value);
  return text.length > 160 ? `${cutText(text, 157)}…` : text;
}
