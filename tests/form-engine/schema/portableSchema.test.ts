import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '#form-engine/src/ajv.ts';
import {
  type Answers,
  type CompiledForm,
  compileForm,
  decodeAnswers,
  portableSchema,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { rowsOf } from '#form-engine/src/questions/group/rowsOf.ts';
import { allConditionsOf, askedKeys } from '#form-engine/src/visibility/conditions.ts';
import { outsideTests, rowForm } from '#form-engine/src/visibility/rowForm.ts';
import { arbitraryQuestions } from '../support/arbitraryForm.ts';
import { today, type WireFields } from '../support/ask.ts';
import { secondValidator } from '../validation/secondValidator.ts';

const target = fc.record({ qid: fc.nat(4).map((n) => `q${n}`) });
const bound = fc.constantFrom<unknown>(0, 3, -2.5, 10, 24.25, '2010-02-29', '2010-03-01', 'today');
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
  ...(
    [
      'text',
      'textarea',
      'number',
      'decimal',
      'date',
      'time',
      'static',
      'rating',
      'iban',
      'url',
      'radio',
      'select',
      'select_multiple',
      'checkbox',
      'birthdate',
      'address',
    ] as const
  ).map((name) => arbitraryQuestions[name]),
);

interface Drawn {
  readonly sections: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A form of up to six questions with conditions of every sort on questions, a section, requirements and options. */
const forms: fc.Arbitrary<Drawn> = fc
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
const groupForms: fc.Arbitrary<Drawn> = fc
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
function sentAnswers(form: CompiledForm, answers: Answers): Answers {
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

describe('portableSchema', () => {
  it('agrees with validateAnswers on answers as they are sent, for Ajv and a second validator', () => {
    const ajv = addEngineFormats(new Ajv());
    const met = { accepted: 0, refused: 0, hidden: 0, conditional: 0 };
    fc.assert(
      fc.property(forms, ({ sections, values }) => {
        const form = compileForm(sections, { today });
        const decoded = decodeAnswers(form, values);
        if (decoded.problems.length > 0 || JSON.stringify(values).includes('__proto__')) return;
        const isSent = askedKeys(form, decoded.answers);
        const sent: Answers = Object.fromEntries(
          Object.entries(decoded.answers).filter(([key]) => isSent.has(key)),
        );
        const problems = validateAnswers(form, sent, { today });
        // What a kind checks with more than its own answer is no part of the schema.
        const accepted = problems.every(({ rule }) => rule === 'context' || rule === 'range');
        expect({
          ajv: ajv.validate(portableSchema(form), sent),
          second: secondValidator(portableSchema(form))(sent),
        }).toEqual({
          ajv: accepted,
          second: accepted,
        });
        met[accepted ? 'accepted' : 'refused'] += 1;
        if (isSent.size < form.questions.size) met.hidden += 1;
        if ('allOf' in portableSchema(form)) met.conditional += 1;
      }),
      { numRuns: 500 },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThanOrEqual(40);
  });

  it('agrees on the rows of groups, whose conditions may be on questions outside', () => {
    const ajv = addEngineFormats(new Ajv());
    const met = { accepted: 0, refused: 0, outside: 0, hidden: 0 };
    fc.assert(
      fc.property(groupForms, ({ sections, values }) => {
        const form = compileForm(sections, { today });
        const outside = [...form.rows.values()].flatMap(outsideTests);
        const decoded = decodeAnswers(form, values);
        const isLenient = outside.length > 4;
        if (isLenient || decoded.problems.length > 0 || JSON.stringify(values).includes('__proto__')) return;
        const sent = sentAnswers(form, decoded.answers);
        const problems = validateAnswers(form, sent, { today });
        const accepted = problems.every(({ rule }) => rule === 'context' || rule === 'range');
        const schema = portableSchema(form);
        expect({ ajv: ajv.validate(schema, sent), second: secondValidator(schema)(sent) }).toEqual({
          ajv: accepted,
          second: accepted,
        });
        met[accepted ? 'accepted' : 'refused'] += 1;
        if (outside.length > 0) met.outside += 1;
        if (JSON.stringify(sent) !== JSON.stringify(decoded.answers)) met.hidden += 1;
      }),
      { numRuns: 600 },
    );
    for (const count of Object.values(met)) expect(count, JSON.stringify(met)).toBeGreaterThanOrEqual(40);
  });

  it('compiles in the strict mode of Ajv', () => {
    const ajv = addEngineFormats(new Ajv({ strict: true }));
    fc.assert(
      fc.property(fc.oneof(forms, groupForms), ({ sections }) => {
        const schema = portableSchema(compileForm(sections, { today }));
        ajv.compile(schema);
      }),
      { numRuns: 150 },
    );
  });
});
