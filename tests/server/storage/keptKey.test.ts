import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptKey } from '../../../server/storage/keptKey.ts';

describe('keptKey', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clubpoort-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made once, for nobody else to read', async () => {
    const file = join(folder, 'new', 'federation.key');
    const key = await keptKey(file);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keptKey(file)).toBe(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await keptKey(join(folder, 'other.key'))).not.toBe(key);
  });
});
