import { describe, expect, it } from 'vitest';
import { cleanFileName, storedFileName } from '#form-engine/src/rules/fileName.ts';
import cases from '../../cases/answers/fileName.json' with { type: 'json' };

describe('storedFileName', () => {
  it.each(cases)('row $row: $name', ({ path, shown }) => {
    expect(storedFileName(path, 'bestand')).toBe(shown);
  });

  it('row 29: does not change its own result', () => {
    for (const { shown } of cases) expect(cleanFileName(shown, 'bestand')).toBe(shown);
  });

  it('row 11: replaces a lone surrogate', () => {
    expect(storedFileName('a\uD800.pdf', 'bestand')).toBe('a\uFFFD.pdf');
  });

  it('row 12: reads a name of any length in linear time', () => {
    for (const unit of ['.', '/', '%', '..\\', 'con.', '\u202e'])
      expect(storedFileName(unit.repeat(1_000_000), 'bestand')).toEqual(expect.any(String));
  });
});

describe('cleanFileName', () => {
  it('reads a percent sign in the name of a chosen file literally', () => {
    expect(cleanFileName('50%25.pdf', 'bestand')).toBe('50%25.pdf');
  });
});
