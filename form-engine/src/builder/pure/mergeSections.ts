import { isSameJson } from '../../json-schema/data/isSameJson.ts';
import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { wireCount, wireText } from '../../sections/wireValue.ts';

/** The version of a part that a merge takes. */
export type MergeSide = 'mine' | 'theirs';

/** A question, or the settings of a section, that two people changed in two ways. */
export interface MergeConflict {
  /** Its key for `MergeOptions.choices`. */
  readonly key: string;
  /** The part before both changed it; `undefined` where both added it. */
  readonly base: WireQuestion | WireSection | undefined;
  /** The part in one version; `undefined` where it was removed there. */
  readonly mine: WireQuestion | WireSection | undefined;
  /** The part in the other version; `undefined` where it was removed there. */
  readonly theirs: WireQuestion | WireSection | undefined;
}

/** Three versions of a form. */
export interface MergeVersions {
  /** The form that both began with. */
  readonly base: readonly WireSection[];
  /** One changed form. */
  readonly mine: readonly WireSection[];
  /** The other changed form. */
  readonly theirs: readonly WireSection[];
}

/** A merged form. */
export interface Merge {
  /** The form with the changes of both. */
  readonly sections: readonly WireSection[];
  /** All that both changed in two ways, chosen or not. */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two changes of one form, question by question. A question that one of both changed, moved, added or removed is as in that
 * version. A question that both changed is a conflict: it is taken from `choices` by its key, or else from `mine`. A question that only
 * one removed while the other changed it is a conflict too, and stays unless it is chosen otherwise. A group is one question.
 */
export function mergeSections(
  { base, mine, theirs }: MergeVersions,
  choices: Readonly<Record<string, MergeSide>> = {},
): Merge {
  if (isSameJson(mine, base) || isSameJson(mine, theirs)) return { sections: theirs, conflicts: [] };
  if (isSameJson(theirs, base)) return { sections: mine, conflicts: [] };
  const before = partsOf(base);
  const [one, other] = [partsOf(mine, before.sections), partsOf(theirs, before.sections)];
  const conflicts: MergeConflict[] = [];
  const settled = <Part extends WireQuestion | WireSection>(key: string, versions: Versions<Part>) => {
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined;
    const { taken, isConflict } = taking(versions, choice);
    if (isConflict)
      conflicts.push({ key, base: versions.base, mine: versions.mine, theirs: versions.theirs });
    return taken;
  };
  const questions = new Map<string, { readonly question: WireQuestion; readonly section: string }>();
  for (const key of new Set([...other.questions.keys(), ...one.questions.keys()])) {
    const [was, my, their] = [before, one, other].map((parts) => parts.questions.get(key));
    const question = settled(`question ${key}`, {
      ...{ base: was?.question, mine: my?.question, theirs: their?.question },
    });
    const isMovedByMe = my !== undefined && my.section !== was?.section;
    const section = (isMovedByMe ? my : (their ?? my))?.section;
    if (question && section !== undefined) questions.set(key, { question, section });
  }
  const sectionIds = mergedOrder(before.sections, one.sections, other.sections);
  const sections = sectionIds.flatMap(({ id }): WireSection[] => {
    const [was, my, their] = [before, one, other].map((parts) =>
      parts.sections.find((part) => part.id === id),
    );
    const settings = settled(`section ${id}`, {
      ...{ base: was?.settings, mine: my?.settings, theirs: their?.settings },
    });
    const inIt = [...questions].filter(([, { section }]) => section === id).map(([key]) => ({ id: key }));
    // A section that is gone stays for what somebody else put or changed in it.
    const shown = settings ?? (inIt.length > 0 ? (my ?? their ?? was)?.settings : undefined);
    if (!shown) return [];
    const [earlier, own, others] = [was, my, their].map(
      (part) => part?.keys.map((key) => ({ id: key })) ?? [],
    );
    const order = mergedOrder(earlier ?? [], own ?? [], others ?? []);
    const placed = [...order, ...inIt.filter(({ id: key }) => !order.some((known) => known.id === key))];
    const fields = placed.flatMap(({ id: key }) => {
      const found = questions.get(key);
      return found?.section === id ? [found.question] : [];
    });
    return [{ ...shown, fields }];
  });
  return { sections, conflicts };
}

interface Versions<Part> {
  readonly base: Part | undefined;
  readonly mine: Part | undefined;
  readonly theirs: Part | undefined;
}

function taking<Part>({ base, mine, theirs }: Versions<Part>, choice: MergeSide | undefined) {
  if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return { taken: mine, isConflict: false };
  if (isSameJson(mine, base)) return { taken: theirs, isConflict: false };
  if (choice) return { taken: choice === 'mine' ? mine : theirs, isConflict: true };
  return { taken: mine ?? theirs, isConflict: true };
}

interface SectionPart {
  /** The same for one section in all versions. */
  readonly id: string;
  readonly settings: WireSection;
  readonly keys: readonly string[];
}

interface FormParts {
  readonly sections: readonly SectionPart[];
  readonly questions: ReadonlyMap<string, { readonly question: WireQuestion; readonly section: string }>;
}

/**
 * The sections and questions of a version. A section has no name of its own, so it is the one of the base with its title, or else the
 * one from which it has most questions.
 */
function partsOf(sections: readonly WireSection[], base?: readonly SectionPart[]): FormParts {
  const known = base ?? [];
  const counts = new Map<string, number>();
  const distinct = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
  const keys = sections.map(({ fields }) =>
    (fields ?? []).map(({ qid, nid }) => distinct(`${wireText(qid) ?? ''}_${wireCount(nid) ?? 0}`)),
  );
  const titles = sections.map(({ title }) => JSON.stringify(title ?? ''));
  const baseTitles = known.map(({ settings }) => JSON.stringify(settings.title ?? ''));
  const taken = new Set<number>();
  const found = titles.map((title) => {
    const index = baseTitles.findIndex((other, at) => other === title && !taken.has(at));
    if (index !== -1) taken.add(index);
    return index;
  });
  const ids = found.map((index, section) => {
    if (index !== -1) return known[index]?.id ?? '';
    const shared = known.map((part) => part.keys.filter((key) => keys[section]?.includes(key)).length);
    const best = shared.reduce(
      (most, count, at) => (!taken.has(at) && count > (shared[most] ?? 0) ? at : most),
      -1,
    );
    if (best !== -1) taken.add(best);
    return known[best]?.id ?? '';
  });
  const named = ids.map((id, index) =>
    id === '' ? distinct(`${base ? 'new' : 'old'} ${titles[index]}`) : id,
  );
  const parts = sections.map(({ fields: _fields, ...settings }, index) => ({
    id: named[index] ?? '',
    settings: { ...settings, fields: [] },
    keys: keys[index] ?? [],
  }));
  const questions = sections.flatMap(({ fields }, index) =>
    (fields ?? []).map(
      (question, at) => [keys[index]?.[at] ?? '', { question, section: named[index] ?? '' }] as const,
    ),
  );
  return { sections: parts, questions: new Map(questions) };
}

interface Named {
  readonly id: string;
}

/**
 * The order of two changed lists: mine where I changed the order of what was there, theirs otherwise. What the other list has more
 * stands behind what it follows there.
 */
function mergedOrder(
  base: readonly Named[],
  mine: readonly Named[],
  theirs: readonly Named[],
): readonly Named[] {
  const orderIn = (list: readonly Named[], known: readonly Named[]) =>
    list.map(({ id }) => id).filter((id) => known.some((other) => other.id === id));
  const isMoved = orderIn(mine, base).join('\n') !== orderIn(base, mine).join('\n');
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const order: Named[] = [...first];
  second.forEach((item, index) => {
    if (order.some(({ id }) => id === item.id)) return;
    const previous = second[index - 1]?.id;
    order.splice(order.findIndex(({ id }) => id === previous) + 1, 0, item);
  });
  return order;
}
