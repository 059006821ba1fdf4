import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/drivers/folderLock.ts';

describe('lockFolder', () => {
  it('refuses a second lock on a folder until the first one is released', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-lock-'));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('Another server has');
    unlock();
    lockFolder(folder)();
  });
});
