import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packages = ['react', '@rjsf/core', 'typebox', 'left-pad'];

const manifests = {
  'package.json': {
    name: 'house',
    type: 'module',
    dependencies: { react: '1', '@rjsf/core': '1', typebox: '1', '@clubpoort/form-engine': '1' },
    devDependencies: { 'left-pad': '1' },
  },
  'form-engine/package.json': {
    name: '@clubpoort/form-engine',
    type: 'module',
    exports: {
      '.': { 'club-source': './src/index.ts' },
      './headless': { 'club-source': './src/headless.ts' },
    },
    dependencies: { react: '1', '@rjsf/core': '1' },
  },
  ...Object.fromEntries(
    packages.map((name) => [`node_modules/${name}/package.json`, { name, main: 'index.js', type: 'module' }]),
  ),
};

/** Writes a small project to a temporary folder. `files` maps a path to its code. */
export function plantHouse(files: Readonly<Record<string, string>>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'planted house '));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, manifest] of Object.entries(manifests)) write(path, JSON.stringify(manifest));
  for (const name of packages) write(`node_modules/${name}/index.js`, 'export const nothing = 0;\n');
  mkdirSync(join(folder, 'node_modules/@clubpoort'));
  symlinkSync('../../form-engine', join(folder, 'node_modules/@clubpoort/form-engine'));
  for (const [path, code] of Object.entries(files)) write(path, code);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
