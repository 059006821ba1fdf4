import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  type CompiledForm,
  decodeAnswers,
  encodeAnswers,
  type Problem,
  type QuestionKind,
  questionKinds,
  validateAnswer,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { runs } from '#tests/setup/runs.ts';
import { arbitraryForm } from '../support/arbitraryForm.ts';
import { formOf, today } from '../support/ask.ts';

const context = { today };

/** Does what a server does with a body: refuse undecodable answers, or else validate the decoded ones. */
function judgedByServer(form: CompiledForm, qids: unknown) {
  const { answers, problems } = decodeAnswers(form, qids);
  return problems.length > 0 ? problems : validateAnswers(form, answers, context);
}

describe('validateAnswers', () => {
  it('reports the key, the label, the rule and the message, in the order of the questions', () => {
    const form = formOf([
      { type: 'text', required: 1, question: 'Voornaam' },
      { type: 'email', question: 'E-mail' },
      { type: 'select_multiple', options: ['a', 'b'], question: 'Lessen', nid: 7 },
    ]);
    expect(validateAnswers(form, { q2_7: ['a', 'weg'], q1_0: 'x' }, context)).toEqual([
      {
        key: 'q0_0',
        path: [],
        label: 'Voornaam',
        rule: 'required',
        message: 'Vul dit veld in',
        severity: 'error',
      },
      {
        key: 'q1_0',
        path: [],
        label: 'E-mail',
        rule: 'format',
        message: 'Vul een geldig e-mailadres in',
        severity: 'error',
      },
      {
        key: 'q2_7',
        path: ['1'],
        label: 'Lessen',
        rule: 'option',
        message: 'Dit is geen geldige waarde voor dit veld.',
        severity: 'error',
      },
    ]);
  });

  it('skips a question whose condition does not hold', () => {
    const form = formOf([
      { type: 'radio', options: ['ja', 'nee'] },
      { type: 'text', required: 1, visible_when: { qid: 'q0', equals: 'ja' } },
    ]);
    expect(validateAnswers(form, { q0_0: 'nee' }, context)).toEqual([]);
    expect(validateAnswers(form, { q0_0: 'ja' }, context)).toMatchObject([{ key: 'q1_0', rule: 'required' }]);
  });

  it('validates questions of every course, whichever course is visible', () => {
    const form = formOf([
      { type: 'text', nid: 7, required: 1 },
      { type: 'phone', nid: 8 },
    ]);
    expect(validateAnswers(form, { q1_8: 'x+' }, context).map(({ key }) => key)).toEqual(['q0_7', 'q1_8']);
  });

  it.each([
    ['the form', { q0_0: '2012-03-04' }, '2012-03-04'],
    ['the profile when the form has none', {}, '1990-01-01'],
    ['the profile when the form has an invalid one', { q0_0: 'gisteren' }, '1990-01-01'],
  ])('passes the birthdate of %s to a check', (_where, answers, birthdate) => {
    const seen: unknown[] = [];
    const spy: QuestionKind = {
      ...questionKinds[0],
      name: 'spy',
      accepts: ({ type }) => type === 'spy',
      decode: () => ({ answer: 'x' }),
      encode: () => 'x',
      check: (_answer, _question, { birthdate: known, today: day }) => {
        seen.push(known, day);
        return [];
      },
    };
    const form = formOf([{ type: 'text', default_key: 'birthdate' }, { type: 'spy' }], {
      kinds: [...questionKinds, spy],
    });
    validateAnswers(form, answers, { today, birthdate: '1990-01-01' });
    expect(seen).toEqual([birthdate, today]);
  });

  it('gives the same verdict in the browser and on the server for every payload', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields, values }) => {
        const form = formOf(fields);
        const { answers } = decodeAnswers(form, values);
        const sent: unknown = JSON.parse(JSON.stringify(encodeAnswers(form, answers)));
        expect(judgedByServer(form, sent)).toEqual(validateAnswers(form, answers, context));
      }),
      runs(500),
    );
  });

  it('gives the same verdict on typed values and on the answers decoded from them', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields, values }) => {
        const form = formOf(fields);
        const { answers, problems } = decodeAnswers(form, values);
        const malformed = new Set(problems.map(({ key, path }) => [key, ...path].join('/')));
        const isMalformed = ({ key, path }: Problem) =>
          [key, ...path].some((_step, last, steps) => malformed.has(steps.slice(0, last + 1).join('/')));
        const others = (found: readonly Problem[]) => found.filter((problem) => !isMalformed(problem));
        // the values of a form can be anything while a user types
        const typed = validateAnswers(form, values as Answers, context);
        expect(others(typed)).toEqual(others(validateAnswers(form, answers, context)));
        for (const problem of typed.filter(isMalformed)) expect(problem.rule).toBe('format');
      }),
      runs(500),
    );
  });
});

describe('validateAnswer', () => {
  it('gives the same problems for one answer as validateAnswers', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ fields, values }) => {
        const form = formOf(fields);
        const { answers } = decodeAnswers(form, values);
        const one = [...form.questions.keys()].flatMap((key) => validateAnswer(form, key, answers, context));
        expect(one).toEqual(validateAnswers(form, answers, context));
      }),
    );
  });

  it('passes all answers to a check as they will be sent', () => {
    const seen: Answers[] = [];
    const spy: QuestionKind = {
      ...questionKinds[0],
      name: 'spy',
      accepts: () => true,
      decode: (wire) => ({ answer: typeof wire === 'string' ? wire.trim() : undefined }),
      isFilled: (answer) => answer !== undefined,
      check: (_answer, _question, { answers }) => {
        seen.push(answers);
        return [];
      },
    };
    const form = formOf([{ type: 'spy' }, { type: 'spy' }], { kinds: [spy] });
    validateAnswer(form, 'q0_0', { q0_0: ' a ', q1_0: ' b ' }, context);
    expect(seen).toEqual([{ q0_0: 'a', q1_0: 'b' }]);
  });

  it('reports nothing for a key that is not in the form', () => {
    expect(validateAnswer(formOf([]), '__proto__', {}, context)).toEqual([]);
  });
});
