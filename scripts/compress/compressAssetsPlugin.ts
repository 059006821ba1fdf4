import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressedForms } from './compressedForms.ts';

/**
 * Lays every asset beside itself as the server sends it to a browser that takes it compressed. Only what bears a hash of
 * its content in its name: whatever is replaced under the same name would go on being served as it was.
 */
export function compressAssetsPlugin(): Plugin {
  return {
    name: 'clubpoort-compress-assets',
    apply: 'build',
    writeBundle: {
      // Once everything is written as it stays.
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
