import { describe, expect, it } from 'vitest';
import { prefillAnswers } from '#form-engine/src/headless.ts';
import { formOf } from '../ask.ts';

describe('prefillAnswers', () => {
  it('starts from the stored answer, and from the last answer when nothing is stored', () => {
    const form = formOf([
      { type: 'text', answer: 'nu', last_answer: 'toen' },
      { type: 'phone', last_answer: '0470 12 34 56' },
      { type: 'select_multiple', options: ['a', 'Ballet, klassiek'], answer: 'a,Ballet, klassiek' },
      { answer: '1' },
      { answer: 0, last_answer: 1 },
      { type: 'select', options: ['a'], answer: 'weg' },
      { type: 'text', answer: { geen: 'tekst' } },
      { type: 'hologram', answer: 'x' },
      { type: 'text' },
    ]);
    expect(prefillAnswers(form)).toEqual({
      q0_0: 'nu',
      q1_0: '+32 470123456',
      q2_0: ['a', 'Ballet, klassiek'],
      q3_0: true,
      q4_0: false,
      q5_0: 'weg',
    });
  });
});
