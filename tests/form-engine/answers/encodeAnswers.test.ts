import { describe, expect, it } from 'vitest';
import { encodeAnswers } from '#form-engine/src/headless.ts';
import { formOf } from '../support/ask.ts';

describe('encodeAnswers', () => {
  const form = formOf([
    { type: 'text' },
    { type: 'select_multiple', options: ['a', 'b'], nid: 7 },
    {},
    { type: 'text', default_key: 'birthdate' },
    { type: 'hologram', answer: { sterren: 4 } },
    { type: 'hologram' },
  ]);

  it('writes every answer in the wire format', () => {
    expect(encodeAnswers(form, { q0_0: ' hallo ', q1_7: ['b', 'a'], q2_0: true, q3_0: '1/2/2010' })).toEqual({
      q0_0: 'hallo',
      q1_7: ['b', 'a'],
      q2_0: '1',
      q3_0: '2010-02-01',
      q4_0: { sterren: 4 },
    });
  });

  it('sends unanswered and cleared questions', () => {
    expect(encodeAnswers(form, {})).toEqual({
      q0_0: '',
      q1_7: [],
      q2_0: '0',
      q3_0: '',
      q4_0: { sterren: 4 },
    });
  });

  it('sends nothing for a question whose condition does not hold', () => {
    const hanging = formOf([{}, { type: 'text', visible_when: { qid: 'q0', equals: '1' } }]);
    expect(encodeAnswers(hanging, { q1_0: 'x' })).toEqual({ q0_0: '0' });
    expect(encodeAnswers(hanging, { q0_0: true, q1_0: 'x' })).toEqual({ q0_0: '1', q1_0: 'x' });
  });
});
