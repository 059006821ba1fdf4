import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEngineFormats } from '#form-engine/src/ajv.ts';
import {
  type Answers,
  compileForm,
  decodeAnswers,
  portableSchema,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { askedKeys } from '#form-engine/src/visibility/conditions.ts';
import { outsideTests } from '#form-engine/src/visibility/rowForm.ts';
import { runs } from '#tests/setup/runs.ts';
import { formOf, today } from '../support/ask.ts';
import { conditionalForms, groupForms, sentAnswers } from '../support/conditionalForms.ts';
import { secondValidator } from '../validation/secondValidator.ts';

const whole = { forms: runs(500), groups: runs(600) };
/** Forms of each sort that a property must meet, of as many as it tries. */
const enough = ({ numRuns }: { readonly numRuns: number }) => numRuns / 15;

describe('portableSchema', () => {
  it('agrees with validateAnswers on answers as they are sent, for Ajv and a second validator', () => {
    const ajv = addEngineFormats(new Ajv());
    const met = { accepted: 0, refused: 0, hidden: 0, conditional: 0 };
    fc.assert(
      fc.property(conditionalForms, ({ sections, values }) => {
        const form = compileForm(sections, { today });
        const decoded = decodeAnswers(form, values);
        if (decoded.problems.length > 0 || JSON.stringify(values).includes('__proto__')) return;
        const isSent = askedKeys(form, decoded.answers);
        const sent: Answers = Object.fromEntries(
          Object.entries(decoded.answers).filter(([key]) => isSent.has(key)),
        );
        const problems = validateAnswers(form, sent, { today });
        // A check that needs more than the kind's own answer is no part of the schema.
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
      whole.forms,
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThanOrEqual(enough(whole.forms));
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
      whole.groups,
    );
    for (const count of Object.values(met))
      expect(count, JSON.stringify(met)).toBeGreaterThanOrEqual(enough(whole.groups));
  });

  const onMonday = { qid: 'day', equals: 'ma' };
  const options = ['a', { value: 'b', label: 'b', visible_when: onMonday }];
  it.each([
    ['a ranking without an option that is offered', { type: 'ranking', options }, 'ma', ['a'], false],
    ['a whole ranking', { type: 'ranking', options }, 'ma', ['b', 'a'], true],
    ['a ranking with an option that is not offered', { type: 'ranking', options }, 'di', ['a', 'b'], false],
    ['a ranking without an option that is always offered', { type: 'ranking', options }, 'ma', ['b'], false],
    ['a ranking of what is offered', { type: 'ranking', options }, 'di', ['a'], true],
    ['no ranking', { type: 'ranking', options }, 'ma', undefined, true],
    ['a choice of a row that is not offered', { type: 'matrix', options }, 'di', { r: 'b' }, false],
    ['a choice of a row that is offered', { type: 'matrix', options }, 'ma', { r: 'b' }, true],
  ])('has the same verdict as the form on %s', (_name, question, day, answer, accepted) => {
    const asked = { nid: 0, question: 'Vraag', config: { rows: ['r'] }, ...question, qid: 'q' };
    const fields = [{ qid: 'day', nid: 0, type: 'radio', question: 'Dag', options: ['ma', 'di'] }, asked];
    const form = compileForm([{ title: '', fields }]);
    const sent: Answers = { day_0: day, ...(answer && { q_0: answer }) };
    expect(new Ajv().validate(portableSchema(form), sent)).toBe(accepted);
    expect(validateAnswers(form, sent, { today }).length === 0).toBe(accepted);
  });

  it.each([
    ['a matrix with a choice in each row', 0, { ma: 'a', di: 'a' }, true],
    ['a matrix with a choice in one row', 0, { ma: 'a' }, true],
    ['a matrix without a choice', 0, undefined, false],
    ['a required matrix with a choice in each row', 1, { ma: 'a', di: 'a' }, true],
  ])('counts %s as filled where the form does', (_name, required, answer, isFilled) => {
    const days = { qid: 'days', nid: 0, type: 'matrix', question: 'Dagen', options: ['a'], required };
    const why = { qid: 'why', nid: 0, type: 'text', question: 'Waarom?', required: 1 };
    const fields = [
      { ...days, config: { rows: ['ma', 'di'] } },
      { ...why, visible_when: { qid: 'days', filled: false } },
    ];
    const form = compileForm([{ title: '', fields }]);
    const sent: Answers = answer ? { days_0: answer } : {};
    expect(validateAnswers(form, sent, { today }).length === 0).toBe(isFilled);
    expect(new Ajv().validate(portableSchema(form), sent)).toBe(isFilled);
  });

  it.each([
    [4, true],
    [5, false],
  ])('with %i tests of the rows of a group on questions outside says whether it has rules', (count, has) => {
    const boxes = Array.from({ length: count }, (_, index) => ({ qid: `b${index}`, type: 'checkbox' }));
    const visible_when = { any: boxes.map(({ qid }) => ({ qid, equals: '1' })) };
    const inRow = { qid: 'why', nid: 0, type: 'text', question: 'Waarom?', required: 1, visible_when };
    const form = formOf([...boxes, { qid: 'rows', type: 'group', fields: [inRow] }]);
    expect(form.diagnostics).toEqual([]);
    expect('allOf' in portableSchema(form)).toBe(has);
  });

  it.each([
    ['meets', 'x', false],
    ['does not meet', 'y', true],
    ['is not there to meet', undefined, true],
  ])(
    'judges a condition on a question of an unknown type by its stored answer, which %s it',
    (_how, answer, accepted) => {
      const why = { qid: 'why', nid: 0, type: 'text', question: 'Waarom?', required: 1 };
      const fields = [
        { qid: 'sign', nid: 0, type: 'hologram', question: 'Teken', answer },
        { ...why, visible_when: { qid: 'sign', equals: 'x' } },
      ];
      const form = compileForm([{ title: '', fields }]);
      expect(validateAnswers(form, {}, { today }).length === 0).toBe(accepted);
      expect(new Ajv().validate(portableSchema(form), {})).toBe(accepted);
    },
  );

  it('compiles in the strict mode of Ajv', () => {
    const ajv = addEngineFormats(new Ajv({ strict: true }));
    fc.assert(
      fc.property(fc.oneof(conditionalForms, groupForms), ({ sections }) => {
        const schema = portableSchema(compileForm(sections, { today }));
        ajv.compile(schema);
      }),
      runs(150),
    );
  });
});
