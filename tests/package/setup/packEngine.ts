import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { run } from './run.ts';

/** Runs `npm pack` with the build, as before publishing. Returns the path of the tarball. */
export async function packEngine(folder: string): Promise<string> {
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(root, 'form-engine') });
  const [tarball, ...others] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  if (tarball === undefined || others.length > 0) throw new Error('npm pack must write one tarball');
  return join(folder, tarball);
}
