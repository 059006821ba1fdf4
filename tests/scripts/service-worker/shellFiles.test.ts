import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { shellFiles } from '#scripts/service-worker/shellFiles.ts';

interface Written {
  readonly imports?: readonly string[];
  readonly isEntry?: true;
  readonly css?: readonly string[];
}

/** A bundle as the build passes it on. Outputs have only the fields that `shellFiles` reads. */
function bundleOf(files: Readonly<Record<string, Written | 'asset'>>): Rolldown.OutputBundle {
  const outputs = Object.entries(files).map(([fileName, written]) => [
    fileName,
    written === 'asset'
      ? { type: 'asset', fileName }
      : {
          type: 'chunk',
          fileName,
          isEntry: written.isEntry ?? false,
          imports: written.imports ?? [],
          viteMetadata: { importedCss: new Set(written.css ?? []) },
        },
  ]);
  // Outputs of the bundler have dozens of other fields.
  return Object.fromEntries(outputs) as unknown as Rolldown.OutputBundle;
}

test('shellFiles lists the entry and its imports, their styles, one font and the offline page, but no screen', () => {
  const bundle = bundleOf({
    'assets/index-1.js': { isEntry: true, imports: ['assets/react-1.js'], css: ['assets/index-1.css'] },
    'assets/react-1.js': { imports: ['assets/index-1.js'] },
    'assets/Cart-1.js': { imports: ['assets/index-1.js'], css: ['assets/Cart-1.css'] },
    'assets/index-1.css': 'asset',
    'assets/inter-latin-wght-normal-1.woff2': 'asset',
    'assets/inter-greek-wght-normal-1.woff2': 'asset',
  });
  const files = shellFiles(bundle, join(root, 'public'), 'script');
  expect(files.filter(({ revision }) => revision === null).map(({ url }) => url)).toEqual([
    '/assets/index-1.js',
    '/assets/react-1.js',
    '/assets/index-1.css',
    '/assets/inter-latin-wght-normal-1.woff2',
  ]);
  expect(files.filter(({ revision }) => revision !== null).map(({ url }) => url)).toEqual([
    '/offline.html',
    '/offline.css',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/offline.js',
  ]);
});

test('shellFiles gives a new revision to a file whose content changes under the same name', () => {
  const revisionOf = (script: string) =>
    shellFiles(bundleOf({}), join(root, 'public'), script).find(({ url }) => url === '/offline.js')?.revision;
  expect(revisionOf('one')).not.toBe(revisionOf('other'));
});
