import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedForms } from '#scripts/compress/compressedForms.ts';

const text = Buffer.from('export const greeting = "Dag An";\n'.repeat(100));

describe('compressedForms', () => {
  it.each(['main.js', 'main.css', 'logo.svg'])(
    'makes %s smaller, and decompresses to the same content',
    async (file) => {
      const [br, gz] = await compressedForms(file, text);
      expect([br?.extension, gz?.extension]).toEqual(['.br', '.gz']);
      expect(brotliDecompressSync(br?.content ?? '')).toEqual(text);
      expect(gunzipSync(gz?.content ?? '')).toEqual(text);
      expect(br?.content.byteLength).toBeLessThan(text.byteLength / 10);
    },
  );

  it('skips files that are compressed already or too small', async () => {
    expect(await compressedForms('inter.woff2', text)).toEqual([]);
    expect(await compressedForms('icon.png', text)).toEqual([]);
    expect(await compressedForms('main.js', text.subarray(0, 1000))).toEqual([]);
  });
});
