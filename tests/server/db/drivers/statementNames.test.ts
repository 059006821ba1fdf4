import { describe, expect, it } from 'vitest';
import { statementNames } from '#server/db/drivers/statementNames.ts';

describe('statementNames', () => {
  it('names a text that comes again and again, always the same', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 5 }, () => nameOf('select $1'));
    expect(names.slice(0, 2)).toEqual([undefined, undefined]);
    expect(new Set(names.slice(2)).size).toBe(1);
    expect(names[2]).toEqual(expect.any(String));
  });

  it('gives no two texts one name, and not every text of an endless row one', () => {
    const nameOf = statementNames();
    const texts = Array.from({ length: 1_000 }, (_, index) => `select ${index}`);
    const names = texts.flatMap((text) => [nameOf(text), nameOf(text), nameOf(text)].at(-1) ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(texts.length);
  });
});
