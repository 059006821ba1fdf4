import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Copies the repository as git knows it into a temporary folder. Its packages are links to the installed ones. */
export function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clubpoort-new-kind-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of new Set(files.toString().split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The engine is a link inside node_modules, which must lead to the copy.
  const engine = '@clubpoort';
  mkdirSync(join(copy, 'node_modules', engine), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== engine && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  symlinkSync('../../form-engine', join(copy, 'node_modules', engine, 'form-engine'));
  return copy;
}
