import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import {
  allQuestions,
  type FormPart,
  isQuestion,
  isSamePlace,
  isSection,
  isWithin,
  type Place,
  partAt,
  partsIn,
  questionAt,
  withEachPart,
  withPart,
  withParts,
} from './parts.ts';
import { freshQids, labelOf } from './qids.ts';
import { referencesIn, withRenamed } from './references.ts';

/** A changed form, and the places of what was changed, which a builder selects next. */
export interface Edit {
  /** The form after the change. */
  readonly sections: readonly WireSection[];
  /** The places to select; none where the form is empty. */
  readonly places: readonly Place[];
}

/**
 * Why a change can't be made: a section in a section, a group in itself or in too many groups, or a part in a row that has a question
 * with the name of one that the part asks after.
 */
export interface Refused {
  /** The reason. */
  readonly refused: 'wrong-level' | 'into-itself' | 'too-deep' | 'hidden';
}

/** The target of parts: into the part at a place, before the part that has this index now. `[]` is the form itself. */
export interface Target {
  /** The place of the section or the group; `[]` for the form. */
  readonly parent: Place;
  /** The index in it; one behind the last, or more, is the end. */
  readonly index: number;
}

/** Maximum number of groups inside each other. */
const deepestGroup = 3;

/** Adds sections to the form, or questions to a section or a group. A question whose qid is taken gets another one. */
export function insertParts(
  sections: readonly WireSection[],
  target: Target,
  parts: readonly FormPart[],
): Edit | Refused {
  const refused = refusalOf(sections, target, parts);
  if (refused) return { refused };
  const fit = parts.map((part) => fitting(part, target.parent));
  return placed(sections, target, withFreeQids(sections, target.parent, fit));
}

/**
 * Moves parts, in their order, together to one place. References follow a question that gets another qid, because its own is
 * taken there.
 */
export function moveParts(
  sections: readonly WireSection[],
  places: readonly Place[],
  target: Target,
): Edit | Refused {
  const moved = outermost(places).filter((place) => partAt(sections, place) !== undefined);
  if (moved.some((place) => isWithin(target.parent, place))) return { refused: 'into-itself' };
  const parts = moved.flatMap((place) => partAt(sections, place) ?? []);
  const refused = refusalOf(sections, target, parts);
  if (refused) return { refused };
  const fresh = freshQids(sections);
  const qids = new Map(
    moved.flatMap((place) => {
      const question = questionAt(sections, place);
      const isTaken = question && !isSameScope(place, target.parent) && isAskedElsewhere(sections, place);
      return isTaken ? [[place.join(), fresh(labelOf(question))]] : [];
    }),
  );
  const named = withQids(sections, qids);
  const left = removeParts(named, moved);
  const edit = placed(
    left.sections,
    shifted(target, moved),
    moved.flatMap((place) => partAt(named, place) ?? []).map((part) => fitting(part, target.parent)),
  );
  return losesTargets({ sections: named, places: moved }, edit) ? { refused: 'hidden' } : edit;
}

/** Whether moved parts ask after a question of another level than before: one in a row hides one outside that has the same qid. */
function losesTargets(before: Edit, after: Edit): boolean {
  const levels = ({ sections, places }: Edit) => {
    const all = referencesIn(sections);
    return places.flatMap((place) =>
      all.filter(({ from }) => isWithin(from, place)).map(({ to }) => to && !isIn(to, places) && to.length),
    );
  };
  const now = levels(after);
  return levels(before).some((level, index) => level && now[index] && level !== now[index]);
}

function isIn(place: Place, outer: readonly Place[]): boolean {
  return outer.some((one) => isWithin(place, one));
}

/** Whether answers of two lists of questions stand beside each other: in all sections together, or in the same row. */
function isSameScope(place: Place, parent: Place): boolean {
  const list = place.slice(0, -1);
  return list.length <= 1 ? parent.length <= 1 : isSamePlace(list, parent);
}

/** Whether another question has the qid of the one at a place, in any row: one could be taken for the other. */
function isAskedElsewhere(sections: readonly WireSection[], place: Place): boolean {
  const qid = String(questionAt(sections, place)?.qid);
  return allQuestions(sections).some(
    (other) => !isSamePlace(other.place, place) && String(other.question.qid) === qid,
  );
}

/** The part as it can be asked in a section or in a row: a row has no courses, and keeps its answers itself. */
function fitting(part: FormPart, parent: Place): FormPart {
  if (!isQuestion(part) || parent.length <= 1) return part;
  const { nid, answer, last_answer, last_answer_source, ...inRow } = part;
  return inRow;
}

/** Copies parts to the places behind them. The copies have qids of their own, and refer to each other where the originals do. */
export function duplicateParts(sections: readonly WireSection[], places: readonly Place[]): Edit {
  const fresh = freshQids(sections);
  return outermost(places).reduceRight<Edit>(
    (edit, place) => {
      const part = partAt(sections, place);
      if (!part) return edit;
      const behind = placeAfter(place);
      const target = { parent: place.slice(0, -1), index: behind.at(-1) ?? 0 };
      const copied = placed(edit.sections, target, [part]).sections;
      const inCopy = allQuestions(copied).filter((one) => isWithin(one.place, behind));
      // Questions in a group keep their qids: each row has its own.
      const own = inCopy.filter((one) => one.place.length === Math.max(place.length, 2));
      const qids = new Map(own.map((one) => [one.place.join(), fresh(labelOf(one.question))]));
      const shiftedPlaces = edit.places.map((other) => pushed(other, target));
      return { sections: withQidsOfCopy(copied, place, qids), places: [behind, ...shiftedPlaces] };
    },
    { sections, places: [] },
  );
}

/** Removes parts. What refers to them, `referencesTo` names beforehand. */
export function removeParts(sections: readonly WireSection[], places: readonly Place[]): Edit {
  const removed = outermost(places);
  const left = removed.reduceRight<readonly WireSection[]>(
    (rest, place) =>
      withParts(rest, place.slice(0, -1), (parts) => parts.filter((_, index) => index !== place.at(-1))),
    sections,
  );
  const next = removed.slice(0, 1).map((first) => nearestTo(left, first));
  // The form itself can't be selected.
  return { sections: left, places: next.filter((place) => place.length > 0) };
}

/** Changes the part at a place, all but its qid and its questions. */
export function changePart<Part extends FormPart>(
  sections: readonly WireSection[],
  place: Place,
  change: (part: FormPart) => Part,
): Edit {
  return { sections: withPart(sections, place, change), places: [place] };
}

/** Gives a question another qid, and all references to it with it. */
export function renameQuestion(
  sections: readonly WireSection[],
  place: Place,
  qid: string,
): Edit | { readonly refused: 'taken' | 'empty' | 'awaited' } {
  const question = questionAt(sections, place);
  if (!question || qid.trim() === '') return { refused: 'empty' };
  const parent = place.slice(0, -1);
  const renamed = withQids(sections, new Map([[place.join(), qid]]));
  const isTaken = scopeWithout(sections, parent, [place]).has(nameIn(parent, { ...question, qid }));
  const targets = referencesIn(renamed).map(({ to }) => to?.join());
  const changed = referencesIn(sections).filter(({ to }, index) => to?.join() !== targets[index]);
  // A row's own question would hide one outside that has the same qid.
  if (isTaken || changed.some(({ to }) => to)) return { refused: 'taken' };
  // A condition on a removed question would become one on this question, perhaps its own.
  if (changed.length > 0) return { refused: 'awaited' };
  return { sections: renamed, places: [place] };
}

/** The places that lie in no other one, each once, in the order of the form. */
export function outermost(places: readonly Place[]): readonly Place[] {
  const inOrder = places.toSorted(byPlace);
  return inOrder.filter((place, index) => !inOrder.slice(0, index).some((other) => isWithin(place, other)));
}

function byPlace(one: Place, other: Place): number {
  const level = one.findIndex((index, at) => index !== other[at]);
  return level === -1 ? one.length - other.length : (one[level] ?? 0) - (other[level] ?? -1);
}

function refusalOf(
  sections: readonly WireSection[],
  { parent }: Target,
  parts: readonly FormPart[],
): Refused['refused'] | undefined {
  const around = partAt(sections, parent);
  if (parent.length === 0 ? parts.some(isQuestion) : !around || parts.some((part) => !isQuestion(part)))
    return 'wrong-level';
  if (around && isQuestion(around) && !isGroup(around)) return 'wrong-level';
  const depth = Math.max(0, parent.length - 1);
  return depth + Math.max(0, ...parts.map(groupsIn)) > deepestGroup ? 'too-deep' : undefined;
}

function isGroup({ type }: WireQuestion): boolean {
  return type === 'group';
}

/** The number of groups inside each other in a part. */
function groupsIn(part: FormPart): number {
  const inside = Math.max(0, ...(part.fields ?? []).map(groupsIn));
  return isQuestion(part) && isGroup(part) ? 1 + inside : inside;
}

function placed(
  sections: readonly WireSection[],
  { parent, index }: Target,
  parts: readonly FormPart[],
): Edit {
  const at = Math.min(Math.max(0, index), partsIn(sections, parent).length);
  return {
    sections: withParts(sections, parent, (there) => there.toSpliced(at, 0, ...parts)),
    places: parts.map((_, offset) => [...parent, at + offset]),
  };
}

/** The target as it is called when the parts at some places are gone. */
function shifted({ parent, index }: Target, removed: readonly Place[]): Target {
  const behind = removed
    .toReversed()
    .reduce<Place>((target, place) => pulled(target, place), [...parent, index]);
  return { parent: behind.slice(0, -1), index: behind.at(-1) ?? 0 };
}

/** A place as it is called when the part at another place is gone. */
function pulled(place: Place, gone: Place): Place {
  return beside(place, gone) ? place.with(gone.length - 1, (place[gone.length - 1] ?? 0) - 1) : place;
}

/** A place as it is called when a part is added at a target. */
function pushed(place: Place, { parent, index }: Target): Place {
  const level = parent.length;
  const isBehind = isWithin(place, parent) && (place[level] ?? -1) >= index;
  return isBehind ? place.with(level, (place[level] ?? 0) + 1) : place;
}

/** Whether a place lies behind another one in the same list, at any depth. */
function beside(place: Place, other: Place): boolean {
  const level = other.length - 1;
  return (
    place.length > level &&
    isWithin(place, other.slice(0, level)) &&
    (place[level] ?? 0) > (other[level] ?? 0)
  );
}

function placeAfter(place: Place): Place {
  return place.with(-1, (place.at(-1) ?? 0) + 1);
}

/** The place that a builder selects when the part at a place is gone: the next one, the one before, or what is around. */
function nearestTo(sections: readonly WireSection[], place: Place): Place {
  const parent = place.slice(0, -1);
  const last = partsIn(sections, parent).length - 1;
  return last < 0 ? parent : [...parent, Math.min(place.at(-1) ?? 0, last)];
}

/** The names that answers have in a list of questions: of all sections together, or of one row. */
function scopeWithout(
  sections: readonly WireSection[],
  parent: Place,
  without: readonly Place[],
): ReadonlySet<string> {
  const isOut = (place: Place) => without.some((outer) => isWithin(place, outer));
  const lists = parent.length > 1 ? [parent] : sections.map((_, index): Place => [index]);
  return new Set(
    lists.flatMap((list) =>
      partsIn(sections, list).flatMap((part, index) =>
        isQuestion(part) && !isOut([...list, index]) ? [nameIn(list, part)] : [],
      ),
    ),
  );
}

/** In a row, every nid is 0. */
function nameIn(parent: Place, { qid, nid = 0 }: Pick<WireQuestion, 'qid' | 'nid'>): string {
  return `${qid}_${parent.length > 1 ? 0 : nid}`;
}

/** The parts with other qids where those are taken at their new place, or by each other. Their references follow. */
function withFreeQids(
  sections: readonly WireSection[],
  parent: Place,
  parts: readonly FormPart[],
): readonly FormPart[] {
  const questions = parts.filter(isQuestion);
  const added = [...parts.filter(isSection), { title: '', fields: questions }];
  const isRow = parent.length > 1;
  // A question in a row would hide the one outside that has its qid.
  const elsewhere = isRow ? allQuestions(sections).map(({ question }) => nameIn(parent, question)) : [];
  const taken = new Set([...scopeWithout(sections, parent, []), ...elsewhere]);
  const fresh = freshQids([...sections, ...added]);
  const qids = new Map<string, string>();
  for (const { place, question } of allQuestions(added)) {
    if (place.length > 2) continue;
    const name = nameIn(parent, question);
    if (String(question.qid) === '' || taken.has(name)) qids.set(place.join(), fresh(labelOf(question)));
    taken.add(name);
  }
  const free = withQids(added, qids);
  return questions.length > 0 ? (free.at(-1)?.fields ?? []) : free.slice(0, -1);
}

/** The sections with other qids at some places, and references that follow them. */
function withQids(
  sections: readonly WireSection[],
  qids: ReadonlyMap<string, string>,
): readonly WireSection[] {
  if (qids.size === 0) return sections;
  return withQidsAt(
    withRenamed(sections, (to) => qids.get(to.join())),
    qids,
  );
}

function withQidsAt(
  sections: readonly WireSection[],
  qids: ReadonlyMap<string, string>,
): readonly WireSection[] {
  return withEachPart(sections, (part, place) => {
    const qid = qids.get(place.join());
    return qid === undefined ? part : { ...part, qid };
  });
}

/** The sections in which the copy behind a place has other qids, and refers to itself where the original does. */
function withQidsOfCopy(
  sections: readonly WireSection[],
  original: Place,
  qids: ReadonlyMap<string, string>,
): readonly WireSection[] {
  const copy = placeAfter(original);
  const referring = withRenamed(sections, (to, from) =>
    isWithin(from, copy) && isWithin(to, original)
      ? qids.get([...copy, ...to.slice(original.length)].join())
      : undefined,
  );
  return withQidsAt(referring, qids);
}
