import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { replaceAll } from './support/documentBlocks.ts';
import { requireProgram } from './support/requireProgram.ts';

describe('the units of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-units-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['clubpoort.service', 'clubpoort@.service'])('systemd reads %s without a warning', (name) => {
    const unit = readFileSync(join(root, 'deploy', name), 'utf8');
    const node = join(folder, 'node');
    if (!existsSync(node)) symlinkSync(process.execPath, node);
    const here = replaceAll(unit, { '/opt/clubpoort/node_modules/.bin/node': node });
    writeFileSync(join(folder, name), here);
    const verify = requireProgram('systemd-analyze', { package: 'systemd' });
    // It says nothing about a unit without a fault, and stderr would fail the command here.
    const said = execFileSync('sh', ['-c', `${verify} verify --man=no ./${name} 2>&1`], {
      ...{ cwd: folder, encoding: 'utf8' },
    });
    expect(said).toBe('');
  });
});
