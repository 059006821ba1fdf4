import { describe, expect, it } from 'vitest';
import { dialChoices } from '#form-engine/src/questions/phone/dialChoices.ts';
import { dialCodes } from '#form-engine/src/rules/dialCodes.ts';

describe('dialChoices', () => {
  it('lists every country once with its Dutch name: nearby countries first, the others by name', () => {
    const choices = dialChoices('nl-BE');
    const labels = choices.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual([
      'België (+32)',
      'Nederland (+31)',
      'Frankrijk (+33)',
      'Duitsland (+49)',
    ]);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(dialCodes.size);
    const far = labels.slice(4);
    expect(far.toSorted((a, b) => a.localeCompare(b, 'nl'))).toEqual(far);
    expect(labels).toContain('Luxemburg (+352)');
    expect(labels).toContain('Marokko (+212)');
  });

  it('names the countries in the language of the form', () => {
    expect(dialChoices('en').map(({ label }) => label)).toContain('Germany (+49)');
  });

  it('keeps the plus sign before its number in a text from right to left', () => {
    const [belgium] = dialChoices('ar');
    expect(belgium?.label).toBe('بلجيكا (\u200E+32)');
  });

  it('is the same list for the same locale, because searches cache their results by list', () => {
    expect(dialChoices('en')).toBe(dialChoices('en'));
  });
});
