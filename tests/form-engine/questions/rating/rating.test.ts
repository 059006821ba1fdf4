import { describe, expect, it } from 'vitest';
import { encodeAnswers, visibleQuestions } from '#form-engine/src/headless.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { ask, formOf } from '../../support/ask.ts';

const stars = (max: unknown) => ({ type: 'rating', config: { max } });
const refused = ['Dit is geen geldige waarde voor dit veld.'];

describe('ratingKind', () => {
  it.each<[unknown, string]>([
    ['3', '3'],
    [3, '3'],
    [' 5 ', '5'],
  ])('reads %j as %j', (wire, answer) => {
    expect(ask({ type: 'rating' }, wire)).toEqual({ answer, sent: answer, messages: [] });
  });

  it('accepts one star up to its highest number, which is five by default', () => {
    const about = (wire: string, max?: unknown) => ask(stars(max), wire).messages;
    expect([about('1'), about('5'), about('10', 10), about('3', '3')]).toEqual([[], [], [], []]);
    expect([about('0'), about('6'), about('4', 3), about('3.5')]).toEqual([
      refused,
      refused,
      refused,
      refused,
    ]);
  });

  it('asks for a number of stars where the answer is required', () => {
    expect(ask({ type: 'rating', required: 1 }, '').messages).toEqual(['Kies een aantal sterren']);
  });

  it.each([1, 11, 1e9, -1, 2.5, 'veel', {}])('reports the highest number %j, and asks for five', (max) => {
    expect(formOf([stars(max)]).diagnostics).toMatchObject([{ code: 'malformed', path: '/0/fields/0' }]);
    expect(formOf([stars(max)]).schema).toMatchObject({
      properties: { q0_0: { enum: ['1', '2', '3', '4', '5'] } },
    });
  });

  it('is compared in conditions as a number', () => {
    const form = formOf([{ type: 'rating' }, { type: 'text', visible_when: { qid: 'q0', lte: 2 } }]);
    const asked = (rating: string) => visibleQuestions(form, { q0_0: rating }).map(({ key }) => key);
    expect(asked('2')).toEqual(['q0_0', 'q1_0']);
    expect(asked('3')).toEqual(['q0_0']);
    expect(encodeAnswers(form, {})).toEqual({ q0_0: '' });
  });

  it('compiles 10,000 questions with absurd bounds within two seconds', () => {
    const fields = Array.from({ length: 10_000 }, (_, n) => stars(n * 1e6));
    const cpuTime = startCpuClock();
    expect(formOf(fields).questions.size).toBe(10_000);
    expect(cpuTime()).toBeLessThan(2000);
  });
});
