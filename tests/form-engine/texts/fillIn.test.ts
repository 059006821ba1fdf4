import { describe, expect, it } from 'vitest';
import { fillIn } from '#form-engine/src/texts/fillIn.ts';

describe('fillIn', () => {
  it('replaces placeholders by values', () => {
    expect(fillIn('Je moet minstens {age} jaar oud zijn.', { age: 16 })).toBe(
      'Je moet minstens 16 jaar oud zijn.',
    );
  });

  it('does not expand a placeholder inside a value', () => {
    expect(fillIn('Bedoelde je {suggestion}?', { suggestion: '$& {suggestion}' })).toBe(
      'Bedoelde je $& {suggestion}?',
    );
  });

  it.each(['{constructor}', '{toString}', '{x}'])('keeps the placeholder %s that has no value', (text) => {
    expect(fillIn(text, {})).toBe(text);
  });
});
