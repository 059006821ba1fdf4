import { describe, expect, it, vi } from 'vitest';
import { oncePerLocale } from '#form-engine/src/texts/oncePerLocale.ts';

describe('oncePerLocale', () => {
  it('computes once for each locale', () => {
    const compute = vi.fn((locale: string) => ({ locale }));
    const cached = oncePerLocale(compute);
    expect(cached('nl')).toBe(cached('nl'));
    expect(cached('fr')).toEqual({ locale: 'fr' });
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('keeps 16 locales while each of them is asked for again', () => {
    const compute = vi.fn((locale: string) => locale);
    const cached = oncePerLocale(compute);
    const locales = Array.from({ length: 16 }, (_, index) => `nl-x-${index}`);
    for (const locale of [...locales, ...locales]) cached(locale);
    expect(compute).toHaveBeenCalledTimes(16);
  });

  it('forgets locales above 16, because a server may be asked for any number', () => {
    const compute = vi.fn((locale: string) => locale);
    const cached = oncePerLocale(compute);
    for (let index = 0; index <= 16; index += 1) cached(`nl-x-${index}`);
    cached('nl-x-0');
    expect(compute).toHaveBeenCalledTimes(18);
  });
});
