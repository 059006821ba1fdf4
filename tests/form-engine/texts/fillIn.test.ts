import { describe, expect, it } from 'vitest';
import { fillIn } from '#form-engine/src/texts/fillIn.ts';

describe('fillIn', () => {
  it('puts values in their places', () => {
    expect(fillIn('Je moet minstens {age} jaar oud zijn.', { age: 16 })).toBe(
      'Je moet minstens 16 jaar oud zijn.',
    );
  });

  it('takes no pattern from a value', () => {
    expect(fillIn('Bedoelde je {suggestion}?', { suggestion: '$& {suggestion}' })).toBe(
      'Bedoelde je $& {suggestion}?',
    );
  });

  it.each(['{constructor}', '{toString}', '{x}'])('leaves the place %s without a value', (text) => {
    expect(fillIn(text, {})).toBe(text);
  });
});
