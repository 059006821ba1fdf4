import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockAsBefore } from '#server/db/drivers/formerLock.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';

describe('lockAsBefore', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('refuses a folder that a server of the version before has open, and lets that one refuse too', async () => {
    const database = await openPgliteFolder(dataDir);
    const folder = join(dataDir, 'pglite');
    // What the version before does when it starts.
    await expect(lockAsBefore(folder)).rejects.toThrow('has');
    await database.close();
    const unlock = await lockAsBefore(folder);
    await expect(openPgliteFolder(dataDir)).rejects.toThrow('A server of an earlier version has');
    await unlock();
    await (await openPgliteFolder(dataDir)).close();
  }, 60_000);
});
