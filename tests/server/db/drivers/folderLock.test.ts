import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/drivers/folderLock.ts';

describe('lockFolder', () => {
  it('refuses a second lock on a folder until the first one is released', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-lock-'));
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('Another server has');
    await unlock();
    const unlockAgain = await lockFolder(folder);
    await unlockAgain();
  });
});
