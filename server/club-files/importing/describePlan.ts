import type { Part } from '../parts/part.ts';
import type { PictureChange } from '../pictures/planPictures.ts';
import type { Change, Difference } from './change.ts';
import type { ImportPlan } from './importClub.ts';

/** Maximum number of lines for parts of one kind under one parent. A summary line replaces more. */
const maxLines = 4;

/** Describes an import line by line, for the person who decides about it. */
export function describePlan({ changes, pictures }: ImportPlan): readonly string[] {
  const groups = Map.groupBy(changes, ({ is, part }) => `${is} ${part.kind} ${part.parent?.id ?? ''}`);
  const moved = changes.filter((change) => change.is === 'changed' && change.differences.length === 0);
  return [
    ...[...groups.values()].flatMap(linesOf),
    ...(moved.length > 0 ? [`↕ ${moved.length} in another order`] : []),
    ...pictures.map(pictureLine),
  ];
}

/** E.g. `2 added, 1 changed, 0 removed`. */
export function countsOf({ changes, pictures }: ImportPlan): string {
  const count = (is: Change['is']) => changes.filter((change) => change.is === is).length;
  const counts = `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
  if (pictures.length === 0) return counts;
  return `${counts}, ${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`;
}

function pictureLine({ place }: PictureChange): string {
  return place.image ? `~ picture of ${place.title}: ${place.image.file}` : `- picture of ${place.title}`;
}

function linesOf(changes: readonly Change[]): readonly string[] {
  const [first] = changes;
  if (!first) return [];
  if (first.is === 'changed') return [...Map.groupBy(changes, differenceOf).values()].flatMap(changedLines);
  const sign = first.is === 'added' ? '+' : '-';
  if (changes.length <= maxLines) return changes.map(({ part }) => `${sign} ${part.kind} ${part.title}`);
  return [`${sign} ${manyOf(first, changes)}`];
}

function ownTitle({ title, parent }: Part): string {
  return parent && title.startsWith(`${parent.title} › `) ? title.slice(parent.title.length + 3) : title;
}

/** Equal for parts that change in the same way, such as lessons in another hall. */
function differenceOf(change: Change): string {
  return change.is === 'changed' ? change.differences.map(differenceLine).join('\n') : '';
}

function changedLines(changes: readonly Change[]): readonly string[] {
  const [first] = changes;
  if (first?.is !== 'changed' || first.differences.length === 0) return [];
  const differences = first.differences.map(differenceLine);
  if (changes.length <= maxLines)
    return changes.flatMap(({ part }) => [`~ ${part.kind} ${part.title}`, ...differences]);
  return [`~ ${manyOf(first, changes)}`, ...differences];
}

/** `29 sessions of Jazz: 2026-12-01 18:00 … 2027-06-22 18:00` */
function manyOf(first: Change, changes: readonly Change[]): string {
  const of = first.part.parent && first.part.parent.kind !== 'club' ? ` of ${first.part.parent.title}` : '';
  const [from, to] = [first, changes.at(-1) ?? first].map(({ part }) => ownTitle(part));
  return `${changes.length} ${first.part.kind}s${of}: ${from} … ${to}`.replace('categorys', 'categories');
}

function differenceLine({ path, from, to }: Difference): string {
  return `    ${path}: ${textOf(from)} → ${textOf(to)}`;
}

function textOf(value: unknown): string {
  if (value === undefined) return '(none)';
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
