import { describe, expect, it } from 'vitest';
import { dialChoices } from '#form-engine/src/questions/phone/dialChoices.ts';
import { dialCodes } from '#form-engine/src/rules/dialCodes.ts';

describe('dialChoices', () => {
  it('lists every country once with its Dutch name: nearby countries first, the others by name', () => {
    const labels = dialChoices.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual([
      'België (+32)',
      'Nederland (+31)',
      'Frankrijk (+33)',
      'Duitsland (+49)',
    ]);
    expect(new Set(dialChoices.map(({ value }) => value)).size).toBe(dialCodes.size);
    const far = labels.slice(4);
    expect(far.toSorted((a, b) => a.localeCompare(b, 'nl'))).toEqual(far);
    expect(labels).toContain('Luxemburg (+352)');
    expect(labels).toContain('Marokko (+212)');
  });
});
