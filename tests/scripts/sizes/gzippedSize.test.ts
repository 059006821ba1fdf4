import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzippedSize } from '#scripts/sizes/gzippedSize.ts';

it('gzippedSize reads the size of the compressed copy, and compresses a file without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-'));
  const [alone, beside] = [join(folder, 'alone.js'), join(folder, 'beside.js')];
  const text = 'a'.repeat(5_000);
  writeFileSync(alone, text);
  writeFileSync(beside, text);
  writeFileSync(`${beside}.gz`, '1234567');
  expect(gzippedSize(beside)).toBe(7);
  expect(gzippedSize(alone)).toBe(gzipSync(text, { level: 9 }).byteLength);
  rmSync(folder, { recursive: true });
});
