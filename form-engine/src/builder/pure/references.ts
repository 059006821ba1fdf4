import { namingProperties } from '../../sections/expressions/wireReferences.ts';
import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { isRecord, ownField, wireCount, wireText } from '../../sections/wireValue.ts';
import {
  allQuestions,
  type FormPart,
  isQuestion,
  isWithin,
  type Place,
  partAt,
  partsIn,
  withEachPart,
} from './parts.ts';

/** A question or a section that depends on an answer, by a condition or an expression. */
export interface Reference {
  /** The place of the question or the section that depends. */
  readonly from: Place;
  /** The property that names the question, such as `visible_when` or `config`. */
  readonly property: string;
  /** The qid that it names. */
  readonly qid: string;
  /** The place of the question of that name; `undefined` where none is there. */
  readonly to: Place | undefined;
}

/** All references of a form: those of its sections, and then those of its questions in their order. */
export function referencesIn(sections: readonly WireSection[]): readonly Reference[] {
  const find = questionFinder(sections);
  return ownersIn(sections).flatMap((from) => {
    const found: Reference[] = [];
    const part = partAt(sections, from);
    if (part)
      withNames(part, (named) => {
        const { property, qid } = named;
        found.push({ from, property, qid, to: find(from, named) });
        return undefined;
      });
    return found;
  });
}

/** The references from elsewhere to what is at some places, or in it: they break when it goes. */
export function referencesTo(
  sections: readonly WireSection[],
  places: readonly Place[],
): readonly Reference[] {
  const isThere = (place: Place) => places.some((outer) => isWithin(place, outer));
  return referencesIn(sections).filter(({ from, to }) => to !== undefined && isThere(to) && !isThere(from));
}

/** The sections in which each reference that `rename` gives another qid has that one. */
export function withRenamed(
  sections: readonly WireSection[],
  rename: (to: Place, from: Place) => string | number | undefined,
): readonly WireSection[] {
  const find = questionFinder(sections);
  return withEachPart(sections, (part, from) =>
    withNames(part, (named) => {
      const to = find(from, named);
      return to && rename(to, from);
    }),
  );
}

/** The places of the sections, and then of all questions. */
function ownersIn(sections: readonly WireSection[]): readonly Place[] {
  return [...sections.map((_, index) => [index]), ...allQuestions(sections).map(({ place }) => place)];
}

/** A name of a question in a property. */
interface NamedQuestion {
  readonly property: string;
  readonly qid: string;
  readonly nid: number | undefined;
  /** The groups in whose rows the name stands, the outermost first. */
  readonly rowsOf: readonly (string | typeof itself)[];
}

/** The group that has the property. */
const itself = Symbol('itself');

/** The place of a name, before it is read. */
type Naming = Pick<NamedQuestion, 'property' | 'rowsOf'>;

/** The qid to name instead; `undefined` leaves the name. */
type Rename = (named: NamedQuestion) => string | number | undefined;

/** The properties of a question and of an option whose value is a condition. */
const conditions = ['visible_when', 'required_when', 'disabled_when', 'read_only_when'];

/** The properties of `config` that name other questions. */
const inConfig = ['expression', 'options_from'];

/** The part with the names of questions that `rename` gives; the same part where they are the same. */
function withNames<Part extends FormPart>(part: Part, rename: Rename): Part {
  // Casts are safe: only names of questions change, each for another name.
  const own = inProperties(part, conditions, rename) as Part & Partial<WireQuestion>;
  const { options, config, checks } = own;
  // The checks of a group are about each of its rows.
  const checked: Naming = { property: 'checks', rowsOf: isQuestion(part) ? [itself] : [] };
  return {
    ...own,
    ...(Array.isArray(options) && {
      options: options.map((option) =>
        isRecord(option) ? inProperties(option, conditions, rename) : option,
      ),
    }),
    ...(isRecord(config) && {
      config: inProperties(config, inConfig, (named) => rename({ ...named, property: 'config' })),
    }),
    ...(Array.isArray(checks) && { checks: checks.map((check) => inTree(check, checked, rename, 0)) }),
  };
}

function inProperties<Holder extends object>(
  holder: Holder,
  properties: readonly string[],
  rename: Rename,
): Holder {
  const changed = Object.entries(holder).map(([property, value]) => [
    property,
    properties.includes(property) ? inTree(value, { property, rowsOf: [] }, rename, 0) : value,
  ]);
  // Cast is safe: the same properties, with other names of questions in them.
  return Object.fromEntries(changed) as Holder;
}

/** Deeper trees are refused by the engine, and may overflow the stack. */
const deepest = 40;

function inTree(tree: unknown, naming: Naming, rename: Rename, depth: number): unknown {
  if (depth > deepest || typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((item) => inTree(item, naming, rename, depth + 1));
  if (!isRecord(tree)) return tree;
  const nid = wireCount(ownField(tree, 'nid'));
  const inRowsOf = (group: unknown): Naming => {
    const qid = wireText(group);
    return qid ? { ...naming, rowsOf: [...naming.rowsOf, qid] } : naming;
  };
  const renamed = (value: unknown, where = naming, course = nid) => {
    const qid = wireText(value);
    return (qid && rename({ ...where, qid, nid: course })) || value;
  };
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      if (namingProperties.includes(name) && wireText(value)) return [name, renamed(value)];
      if (name === 'column') return [name, renamed(value, inRowsOf(ownField(tree, 'qid')), undefined)];
      if (name === 'at' && Array.isArray(value)) return [name, value.map((marked) => renamed(marked))];
      const around = name === 'each' ? inRowsOf(ownField(tree, 'rows')) : naming;
      return [name, inTree(value, around, rename, depth + 1)];
    }),
  );
}

/**
 * Finds questions as the engine does: in the row around what refers and the rows further out, and then among the questions of
 * the same course and the general ones.
 */
function questionFinder(sections: readonly WireSection[]) {
  const levels = new Map<string, ReadonlyMap<string, Place>>();
  const levelAt = (group: Place): ReadonlyMap<string, Place> => {
    const key = group.join();
    const known = levels.get(key);
    if (known) return known;
    const level = new Map<string, Place>();
    const lists = group.length > 0 ? [group] : sections.map((_, index) => [index]);
    for (const list of lists)
      partsIn(sections, list).forEach((part, index) => {
        const name = keyOf(part, group.length > 0);
        if (!level.has(name)) level.set(name, [...list, index]);
      });
    levels.set(key, level);
    return level;
  };
  const findFrom = (from: Place, qid: string, nid: number | undefined): Place | undefined => {
    for (let depth = from.length - 1; depth > 1; depth -= 1) {
      const found = nid ? undefined : levelAt(from.slice(0, depth)).get(`${qid}_0`);
      if (found) return found;
    }
    const own = nidAt(sections, from);
    return (nid === undefined ? [own, 0] : [nid])
      .map((course) => levelAt([]).get(`${qid}_${course}`))
      .find((place) => place !== undefined);
  };
  return (from: Place, { qid, nid, rowsOf }: NamedQuestion): Place | undefined => {
    const around = rowsOf.reduce<Place>((place, group) => {
      const found = group === itself ? place : findFrom(place, group, undefined);
      return found ? [...found, 0] : place;
    }, from);
    return findFrom(around, qid, nid);
  };
}

/** In a row every nid is 0. */
function keyOf(part: FormPart, isInRow: boolean): string {
  const { qid, nid } = part as Partial<WireQuestion>; // A section has neither.
  return `${wireText(qid) ?? ''}_${isInRow ? 0 : (wireCount(nid) ?? 0)}`;
}

/** The course of a question of the form, or of the first question of a section. */
function nidAt(sections: readonly WireSection[], [section = 0, question = 0]: Place): number {
  return wireCount(sections[section]?.fields[question]?.nid) ?? 0;
}
