import { existsSync, globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { installedEngine } from './setup/installed.ts';

const readManifest = async () => JSON.parse(await readFile(join(installedEngine(), 'package.json'), 'utf8'));
const packedFiles = () =>
  globSync('**', { cwd: installedEngine(), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(installedEngine().length + 1));

describe('the tarball', () => {
  it('passes publint', async () => {
    const bytes = await readFile(inject('tarball'));
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('passes are-the-types-wrong as a package with ES modules only', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(inject('tarball'))));
    if (analysis.types === false) throw new Error('no types were found');
    // As in the profile "esm-only", TypeScript before `exports` and CommonJS that requires an ES module are left out.
    const problems = (['node16-esm', 'bundler'] as const).flatMap((resolutionKind) =>
      filterProblems(analysis, { resolutionKind }),
    );
    expect(problems).toEqual([]);
    const typed = Object.values(analysis.entrypoints).filter(({ hasTypes }) => hasTypes);
    expect(typed.map(({ subpath }) => subpath).sort()).toEqual(
      expect.arrayContaining([
        '.',
        './ajv',
        './builder',
        './builder/headless',
        './builder/texts/de',
        './builder/texts/en',
        './builder/texts/fr',
        './builder/texts/nl',
        './element',
        './headless',
        './rjsf-validator',
        './texts/de',
        './texts/en',
        './texts/fr',
        './texts/nl',
      ]),
    );
  });

  it('contains the target of every entry', async () => {
    const { exports } = await readManifest();
    expect(Object.keys(exports)).toEqual([
      '.',
      './headless',
      './ajv',
      './builder',
      './builder/headless',
      './element',
      './rjsf-validator',
      './texts/nl',
      './texts/en',
      './texts/fr',
      './texts/de',
      './builder/texts/nl',
      './builder/texts/en',
      './builder/texts/fr',
      './builder/texts/de',
      './styles.css',
      './builder.css',
      './section.schema.json',
      './package.json',
    ]);
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of targets) expect(existsSync(join(installedEngine(), target)), target).toBe(true);
  });

  it('contains the required files, and no test, story, sample or script', async () => {
    const files = packedFiles();
    expect(files.filter((file) => !/^(dist|src)\//.test(file)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(
      files.filter((file) =>
        /\.(test|stories|samples|nasty)\.|\/samples\/|node_modules|tsbuildinfo/.test(file),
      ),
    ).toEqual([]);
    expect(files).toContain('dist/THIRD-PARTY-LICENSES.txt');
    // 410 kB of it is the element with React inside, for pages without a bundler, and 430 kB the form builder with its imports.
    expect((await stat(inject('tarball'))).size).toBeLessThan(1_950_000);
  });

  it('has source maps whose sources are all published', async () => {
    const maps = packedFiles().filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const file of maps) {
      const path = join(installedEngine(), file);
      const map: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(
        await readFile(path, 'utf8'),
      );
      const lost = map.sources.filter(
        (source, index) =>
          !existsSync(join(dirname(path), source)) && typeof map.sourcesContent?.[index] !== 'string',
      );
      expect(lost, file).toEqual([]);
    }
  });

  it('has one stylesheet without imports, and light colours for a browser without light-dark()', async () => {
    const css = await readFile(join(installedEngine(), 'dist/styles.css'), 'utf8');
    expect(css).not.toContain('@import');
    const [plain = '', ...conditional] = css.split('@supports (color: light-dark(');
    expect(conditional).toHaveLength(1);
    expect(plain).not.toContain('light-dark(');
    expect(plain).toMatch(/--cf-text: #\w+;/);
  });

  it('has one file per language, which imports files of its own language alone, and is imported by no other file', async () => {
    const languages = ['en', 'fr', 'de'];
    for (const folder of ['texts', 'builder/texts']) {
      for (const language of ['nl', ...languages]) {
        const code = await readFile(join(installedEngine(), `dist/${folder}/${language}.js`), 'utf8');
        const imported = [...code.matchAll(/^import\b.*from "(.*)";$/gm)].map(([, path]) => path);
        expect(code, `${folder}/${language}`).not.toMatch(/\bimport\(/);
        expect(imported.filter((path) => !path?.endsWith(`/${language}.js`))).toEqual([]);
        if (folder === 'texts') expect(imported).toEqual([]);
        expect(code, `${folder}/${language}`).toContain(`export { ${language} }`);
      }
    }
    const importsLanguage = new RegExp(`from "[^"]*/(?:${languages.join('|')})\\.js"`);
    const others = packedFiles().filter((name) => /^dist\/(?!builder\/texts\/).*\.js$/.test(name));
    for (const file of others) {
      const code = await readFile(join(installedEngine(), file), 'utf8');
      expect(code, file).not.toMatch(importsLanguage);
    }
  });

  it('contains no code that a strict content security policy forbids', async () => {
    for (const file of packedFiles().filter((name) => /^dist\/.*\.js$/.test(name))) {
      const code = await readFile(join(installedEngine(), file), 'utf8');
      expect(code, file).not.toMatch(/\beval\(|new Function\b/);
    }
  });
});
