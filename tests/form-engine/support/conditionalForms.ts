import fc from 'fast-check';
import { type Answers, type CompiledForm, questionKinds } from '#form-engine/src/headless.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { allConditionsOf } from '#form-engine/src/visibility/conditions.ts';
import { rowForm } from '#form-engine/src/visibility/rowForm.ts';
import { randomQuestion } from './arbitraryForm.ts';
import type { WireFields } from './ask.ts';

const target = fc.record({ qid: fc.nat(4).map((n) => `q${n}`) });
const bound = fc.constantFrom<unknown>(
  ...[0, 3, -2.5, 10, 24.25, '2010-02-29', '2010-03-01', '2026-12-04T09:30', '2027-01-01', 'today'],
);
const operator = fc.oneof(
  fc.constantFrom<object>(
    { filled: true },
    { filled: false },
    { equals: '1' },
    { equals: '' },
    { equals: 'Zoë' },
    { in: ['a', '3', 'constructor'] },
    { in: [] },
    { contains: 'a' },
    { contains: '.' },
    { age_gte: 18 },
    { age_lt: 12 },
  ),
  fc.record({ by: fc.constantFrom('gt', 'gte', 'lt', 'lte'), to: bound }).map(({ by, to }) => ({ [by]: to })),
);
const test = fc.tuple(target, operator).map(([to, how]) => ({ ...to, ...how }));

const { condition } = fc.letrec<{ condition: object }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    test,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
  ),
}));

const expression = { sum: [{ ref: 'q0' }, { product: [{ ref: 'q1' }, 1.5] }] };
const computed = fc.constant({
  question: { type: 'computed', config: { expression, decimals: 1 } },
  value: undefined,
});

const asked = fc.oneof(
  computed,
  ...questionKinds
    .filter(({ name }) => !kindSamples[name].isLeftOutOfConditionalForms)
    .map(({ name }) => randomQuestion(name)),
);

export interface Drawn {
  readonly sections: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A form of up to six questions with conditions of every sort on questions, a section, requirements and options. */
export const conditionalForms: fc.Arbitrary<Drawn> = fc
  .record({
    items: fc.array(
      fc.record({
        asked,
        visible_when: fc.option(condition, { nil: undefined }),
        required_when: fc.option(condition, { nil: undefined }),
        optionWhen: fc.option(condition, { nil: undefined }),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    ofSection: fc.option(condition, { nil: undefined, freq: 5 }),
  })
  .map(({ items, ofSection }) => {
    const fields = items.map(({ asked: { question }, optionWhen, ...conditions }, index) => ({
      nid: 0,
      question: `Vraag ${index}`,
      ...withOptionCondition(question, optionWhen),
      ...conditions,
      qid: `q${index}`,
    }));
    return {
      sections: [
        { title: 'A', fields: fields.slice(0, 3) },
        { title: 'B', fields: fields.slice(3), visible_when: ofSection },
      ],
      values: Object.fromEntries(items.map((item, index) => [`q${index}_0`, item.asked.value])),
    };
  });

/** Two questions and a group with two more. The conditions in its rows may be on any of the four. */
export const groupForms: fc.Arbitrary<Drawn> = fc
  .record({
    outside: fc.tuple(asked, asked),
    inside: fc.tuple(asked, asked),
    conditions: fc.array(fc.option(condition, { nil: undefined }), { minLength: 4, maxLength: 4 }),
    rows: fc.array(fc.tuple(asked, asked), { minLength: 1, maxLength: 3 }),
    nested: fc.boolean(),
  })
  .map(({ outside, inside, conditions: [visible, required, offered, ofGroup], rows, nested }) => {
    const inRow = inside.map(({ question }, index) => ({
      question: `Vraag ${index}`,
      ...withOptionCondition(question, index === 0 ? offered : undefined),
      ...(index === 0 ? { visible_when: visible } : { required_when: required }),
      nid: 0,
      qid: `q${index + 2}`,
    }));
    const group = {
      qid: 'g',
      nid: 0,
      type: 'group',
      question: 'Groep',
      fields: inRow,
      visible_when: ofGroup,
    };
    const answered = rows.map((row) =>
      Object.fromEntries(row.map(({ value }, index) => [`q${index + 2}_0`, inside[index]?.value ?? value])),
    );
    const outer = { qid: 'outer', nid: 0, type: 'group', question: 'Om de groep', fields: [group] };
    return {
      sections: [
        {
          title: 'A',
          fields: [
            ...outside.map(({ question }, index) => ({
              question: `Vraag ${index}`,
              ...question,
              nid: 0,
              qid: `q${index}`,
            })),
            nested ? outer : group,
          ],
        },
      ],
      values: {
        ...Object.fromEntries(outside.map(({ value }, index) => [`q${index}_0`, value])),
        ...(nested ? { outer_0: [{ g_0: answered }] } : { g_0: answered }),
      },
    };
  });

/** The answers that are sent: without those of questions that aren't asked, in rows too. */
export function sentAnswers(form: CompiledForm, answers: Answers): Answers {
  const conditions = allConditionsOf(form, answers);
  const sent = Object.entries(answers).filter(([key]) => conditions.isAsked(key));
  return Object.fromEntries(
    sent.map(([key, answer]) => {
      const row = rowForm(form, key, conditions);
      return [key, row ? rowsOf(answer).map((answered) => sentAnswers(row, answered)) : answer];
    }),
  );
}

/** Gives the first option of a list a condition. */
function withOptionCondition(question: WireFields, visible_when: object | undefined): WireFields {
  const { options } = question;
  if (!Array.isArray(options) || !visible_when) return question;
  const [value, ...others]: readonly unknown[] = options;
  return { ...question, options: [{ value, visible_when }, ...others] };
}
