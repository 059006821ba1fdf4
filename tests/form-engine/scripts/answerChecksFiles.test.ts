import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { answerChecksFiles } from '#form-engine/scripts/answerChecksFiles.ts';

const generated = new URL('../../../form-engine/src/validation/generated/', import.meta.url);

describe('answerChecksFiles', () => {
  it('writes exactly the files of src/validation/generated, so that these are up to date', async () => {
    const files = await answerChecksFiles();
    expect((await readdir(generated)).sort()).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) {
      expect(
        await readFile(new URL(name, generated), 'utf8'),
        `${name} is old: npm run generate --workspace form-engine`,
      ).toBe(text);
    }
  });

  it('writes code that runs without unsafe-eval and imports only files of the engine', async () => {
    const code = await readFile(new URL('answerChecks.js', generated), 'utf8');
    expect(code).not.toMatch(/\beval\b|new Function|\bFunction\(/);
    expect([...code.matchAll(/^import .*$/gm)].map(([line]) => line)).toEqual([
      'import { engineFormats } from "../engineFormats.ts";',
      'import { isOneOf } from "../isOneOf.ts";',
    ]);
    expect(code).not.toMatch(/=\s*require\(/);
  });
});
