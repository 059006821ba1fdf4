import { describe, expect, it } from 'vitest';
import { emailSuggestion } from '#form-engine/src/rules/emailSuggestion.ts';
import cases from '../../cases/answers/emailSuggestion.json' with { type: 'json' };

describe('emailSuggestion', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(emailSuggestion(input) ?? null).toBe(expected);
  });

  it('corrects a domain of at most 64 characters behind a name', () => {
    const domain = 'a'.repeat(60);
    expect(emailSuggestion(`jan@${domain}.con`)).toBe(`jan@${domain}.com`);
    expect(emailSuggestion(`jan@a${domain}.con`)).toBeUndefined();
    expect(emailSuggestion('@gmial.com')).toBeUndefined();
  });

  it.each([
    ['com', ['con', 'cim', 'cmo', 'ocm', 'vom', 'comm', 'coom']],
    ['be', ['bee', 'eb', 'b', 'ber']],
    ['nl', ['nll', 'ln']],
    ['net', ['nte', 'ent']],
    ['org', ['ogr', 'rog']],
  ])('corrects a typo in .%s of an unknown domain', (meant, slips) => {
    const mended = slips.map((slip) => emailSuggestion(`jan@dansgroep.${slip}`));
    expect(mended).toEqual(slips.map(() => `jan@dansgroep.${meant}`));
  });
});
