import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressedForms } from './compressedForms.ts';

/**
 * Writes compressed copies of the assets beside them, for the server to send. Only assets with a content hash in their
 * name are compressed: a file that is replaced under the same name would keep an outdated copy.
 */
export function compressAssetsPlugin(): Plugin {
  return {
    name: 'clubpoort-compress-assets',
    apply: 'build',
    writeBundle: {
      // Runs last, when all files have their final content.
      order: 'post',
      async handler({ dir }, bundle) {
        if (this.environment.name !== 'client' || dir === undefined) return;
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        await Promise.all(assets.map((name) => compressBesideItself(join(dir, name))));
      },
    },
  };
}

async function compressBesideItself(file: string): Promise<void> {
  const forms = await compressedForms(file, await readFile(file));
  await Promise.all(forms.map(({ extension, content }) => writeFile(`${file}${extension}`, content)));
}
