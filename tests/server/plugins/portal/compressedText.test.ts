import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedText } from '#server/plugins/portal/compressedText.ts';

const text = compressedText('Dansstudio Arabesk '.repeat(100));
const whole = 'Dansstudio Arabesk '.repeat(100);

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('is sent in the best encoding of %s', async (accepted, encoding, read) => {
  const { encoding: sent, bytes } = await text.for(accepted);
  expect(sent).toBe(encoding);
  expect(read(bytes).toString()).toBe(whole);
});

test.each([undefined, '', 'zstd', 'br;q=0, gzip;q=0', 'identity'])(
  'is sent as it is to a client that accepts %s',
  async (accepted) => {
    expect(await text.for(accepted)).toEqual({ bytes: Buffer.from(whole) });
  },
);
