import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { answerChecksFiles } from '#form-engine/scripts/answerChecksFiles.ts';

const generated = new URL('../../../form-engine/src/validation/generated/', import.meta.url);

describe('answerChecksFiles', () => {
  it('writes what stands in src/validation/generated, so that it fits the kinds', async () => {
    const files = await answerChecksFiles();
    expect((await readdir(generated)).sort()).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) {
      expect(
        await readFile(new URL(name, generated), 'utf8'),
        `${name} is old: npm run generate --workspace form-engine`,
      ).toBe(text);
    }
  });

  it('writes code that a page without unsafe-eval can run, and that imports what is ours alone', async () => {
    const code = await readFile(new URL('answerChecks.js', generated), 'utf8');
    expect(code).not.toMatch(/\beval\b|new Function|\bFunction\(/);
    expect([...code.matchAll(/^import .*$/gm)].map(([line]) => line)).toEqual([
      'import { engineFormats } from "../engineFormats.ts";',
      'import { isOneOf } from "../isOneOf.ts";',
    ]);
    expect(code).not.toMatch(/=\s*require\(/);
  });
});
