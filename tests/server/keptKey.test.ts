import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptKey } from '#server/keptKey.ts';

describe('keptKey', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clubpoort-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once, in a file that only its owner can read', async () => {
    const file = join(folder, 'new', 'federation.key');
    const key = await keptKey(file);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keptKey(file)).toBe(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await keptKey(join(folder, 'other.key'))).not.toBe(key);
  });

  it('is the same for all processes that start at the same time, and leaves no partial file', async () => {
    const file = join(folder, 'federation.key');
    const keys = await Promise.all(Array.from({ length: 20 }, () => keptKey(file)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(folder)).toEqual(['federation.key']);
  });

  it.each(['', ' '.repeat(60), 'k'.repeat(31), `${'k'.repeat(31)}\n`])(
    'refuses to start the server with the stored key %j, which is too short',
    async (kept) => {
      const file = join(folder, 'federation.key');
      await writeFile(file, kept);
      await expect(keptKey(file)).rejects.toThrow(`${file} holds a key of ${kept.trim().length} characters`);
    },
  );
});
