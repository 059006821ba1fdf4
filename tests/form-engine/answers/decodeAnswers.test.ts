import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAnswers } from '#form-engine/src/headless.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { arbitraryForm } from '../support/arbitraryForm.ts';
import { formOf } from '../support/ask.ts';

const form = formOf([{ type: 'text' }, { qid: '__proto__', type: 'text' }]);

describe('decodeAnswers', () => {
  it.each([undefined, null, [], {}])('reads %j as no answers', (qids) => {
    expect(decodeAnswers(form, qids)).toEqual({ answers: {}, problems: [] });
  });

  it.each<unknown>(['qids', 5, true, ['a']])('refuses %j as a whole', (qids) => {
    expect(decodeAnswers(form, qids)).toMatchObject({ answers: {}, problems: [{ key: '', rule: 'format' }] });
  });

  it('refuses a NUL and a lone surrogate with the key of their field', () => {
    expect(decodeAnswers(form, { q0_0: 'a\0b' }).problems).toEqual([
      {
        key: 'q0_0',
        path: [],
        label: 'Vraag 0',
        rule: 'format',
        message: 'Dit is geen geldige waarde voor dit veld.',
        severity: 'error',
      },
    ]);
    expect(decodeAnswers(form, JSON.parse('{"q0_0":"\\ud800"}')).problems).toMatchObject([{ key: 'q0_0' }]);
  });

  it('ignores keys that the form does not ask, and pollutes no prototype', () => {
    const qids: unknown = JSON.parse(
      '{"__proto__":{"q0_0":"x"},"weg_0":"x","__proto___0":"y","constructor":"z"}',
    );
    const { answers } = decodeAnswers(form, qids);
    expect(answers).toEqual({ __proto___0: 'y' });
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
  });

  it('reads 100,000 nested lists and a text of 10 MB without a stack overflow', () => {
    const several = formOf([{ type: 'select_multiple', options: ['a'] }, { type: 'text' }]);
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    const cpuTime = startCpuClock();
    const read = decodeAnswers(several, { q0_0: deep, q1_0: 'é '.repeat(5_000_000) });
    expect(read.problems.map(({ key }) => key)).toEqual(['q0_0']);
    expect(cpuTime()).toBeLessThan(3000);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.jsonValue(), ({ fields, values }, anything) => {
        const some = formOf(fields);
        decodeAnswers(some, values);
        decodeAnswers(some, anything);
      }),
    );
  });
});
