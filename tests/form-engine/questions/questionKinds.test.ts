import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KindName, questionKinds } from '#form-engine/src/questions/questionKinds.ts';
import { runs } from '#tests/setup/runs.ts';
import { randomQuestion } from '../support/arbitraryForm.ts';
import { formOf } from '../support/ask.ts';

describe('questionKinds', () => {
  it('has a unique name for each kind', () => {
    const names = questionKinds.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  /** Kinds without answers of their own: the rows of a group are read and written by the functions for forms. */
  const withoutAnswers: readonly KindName[] = ['unknown', 'static', 'group'];

  it.each(questionKinds.map(({ name }) => name).filter((name) => !withoutAnswers.includes(name)))(
    'round-trips every answer for %s: decode(encode(a)) and decode(a) are a',
    (name) => {
      const met = { answers: 0 };
      const tried = runs(400);
      fc.assert(
        fc.property(randomQuestion(name), fc.context(), ({ question: wire, value }, log) => {
          const form = formOf([wire]);
          const [question, kind] = [form.questions.get('q0_0'), form.kinds.get('q0_0')];
          if (!question || !kind) throw new Error('the question must be asked');
          expect(kind.name).toBe(name);
          const read = kind.decode(value, question);
          if ('malformed' in read) return;
          log.log(JSON.stringify(read.answer));
          met.answers += Number(read.answer !== undefined);
          expect(kind.decode(read.answer, question)).toEqual(read);
          const sent: unknown = JSON.parse(JSON.stringify(kind.encode(read.answer, question)));
          const again = kind.decode(sent, question);
          const unfilled = !kind.isFilled(read.answer, question);
          if (!unfilled) expect(again).toEqual(read);
          else expect('answer' in again && kind.isFilled(again.answer, question)).toBe(false);
        }),
        tried,
      );
      expect(met.answers).toBeGreaterThan(tried.numRuns / 4);
    },
  );

  it.each(['select_multiple', 'ranking', 'file', 'image'])(
    'counts an empty list as no answer for %s',
    (type) => {
      const form = formOf([{ type, options: ['a'] }]);
      const [question, kind] = [form.questions.get('q0_0'), form.kinds.get('q0_0')];
      expect(kind?.name).toBe(type);
      expect(question && kind?.isFilled([], question)).toBe(false);
    },
  );
});
