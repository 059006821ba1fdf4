import fc from 'fast-check';
import {
  allQuestions,
  duplicateParts,
  type Edit,
  insertParts,
  moveParts,
  type Place,
  removeParts,
  renameQuestion,
  type Target,
} from '#form-engine/src/builder/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';

const kinds = Object.values(kindSamples)
  .map(({ example }) => example)
  // Groups are drawn below, a national number can't be in one, and an unknown kind is a fault.
  .filter(({ type, default_key }) => type !== 'group' && default_key !== 'national_insurance_number')
  .filter((example) => example !== kindSamples.unknown.example);

type Unnamed = Omit<WireQuestion, 'qid' | 'fields'> & { readonly fields?: readonly Unnamed[] };

const leaf = fc.constantFrom(...kinds).map(({ answer, last_answer, ...example }) => example);
const leaves = fc.array(leaf, { minLength: 1, maxLength: 3 });
const group = leaves.map((fields) => ({ type: 'group', question: 'Groep', fields }));
const groups = fc.array(fc.oneof(leaf, group), { minLength: 1, maxLength: 3 });
const outer = groups.map((fields) => ({ type: 'group', question: 'Groepen', fields }));
const section = fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, group, outer), { maxLength: 4 });

/** A form without faults, with questions of all kinds, groups in groups, and conditions on earlier questions. */
export const arbitraryDraft: fc.Arbitrary<readonly WireSection[]> = fc
  .tuple(fc.array(section, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(), { maxLength: 6 }))
  .map(([lists, picks]) => {
    let number = 0;
    const named = ({ fields, ...question }: Unnamed): WireQuestion => {
      number += 1;
      const qid = `q${number}`;
      return { ...question, qid, ...(fields && { fields: fields.map(named) }) };
    };
    const sections = lists.map((fields, index) => ({ title: `Deel ${index}`, fields: fields.map(named) }));
    return picks.reduce(withCondition, sections as readonly WireSection[]);
  });

/** The form with a condition on a question of the form itself, which asks after one before it. */
function withCondition(sections: readonly WireSection[], pick: number): readonly WireSection[] {
  const top = allQuestions(sections).filter(({ place }) => place.length === 2);
  const asking = top[pick % Math.max(1, top.length)];
  const asked = top[Math.floor(pick / 7) % Math.max(1, top.length)];
  if (!asking || !asked || top.indexOf(asking) <= top.indexOf(asked)) return sections;
  const visible_when = { qid: asked.question.qid, filled: true };
  const [first = 0, second = 0] = asking.place;
  return sections.map((one, index) =>
    index === first
      ? { ...one, fields: one.fields.map((each, at) => (at === second ? { ...each, visible_when } : each)) }
      : one,
  );
}

/** A change of a form, by random numbers that choose the places. */
export type Change = (sections: readonly WireSection[]) => Edit | { readonly refused: string };

const numbers = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });

/** Random changes of every sort. */
export const arbitraryChange: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom('insert', 'move', 'move', 'duplicate', 'remove', 'rename'), numbers, leaf)
  .map(([sort, [one = 0, two = 0, three = 0, four = 0], question]): Change => {
    return (sections) => {
      const places = placesOf(sections);
      const at = (pick: number): Place => places[pick % places.length] ?? [];
      const target: Target = { parent: at(three).slice(0, four % 3), index: two % 4 };
      switch (sort) {
        case 'insert':
          return insertParts(sections, target, [{ ...question, qid: `q${one % 5}` }]);
        case 'move':
          return moveParts(sections, [at(one), at(two)], target);
        case 'duplicate':
          return duplicateParts(sections, [at(one), at(two)]);
        case 'remove':
          return removeParts(sections, [at(one)]);
        default:
          return renameQuestion(sections, at(one), `q${two % 9}`);
      }
    };
  });

function placesOf(sections: readonly WireSection[]): readonly Place[] {
  return [...sections.map((_, index): Place => [index]), ...allQuestions(sections).map(({ place }) => place)];
}
