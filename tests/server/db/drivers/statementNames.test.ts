import { describe, expect, it } from 'vitest';
import { statementNames } from '#server/db/drivers/statementNames.ts';

describe('statementNames', () => {
  it('gives a text that recurs one fixed name', () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 5 }, () => nameOf('select $1'));
    expect(names.slice(0, 2)).toEqual([undefined, undefined]);
    expect(new Set(names.slice(2)).size).toBe(1);
    expect(names[2]).toEqual(expect.any(String));
  });

  it('gives no two texts the same name, and limits how many texts get one', () => {
    const nameOf = statementNames();
    const texts = Array.from({ length: 1_000 }, (_, index) => `select ${index}`);
    const names = texts.flatMap((text) => [nameOf(text), nameOf(text), nameOf(text)].at(-1) ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(texts.length);
  });
});
