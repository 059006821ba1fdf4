import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { undocumentedSymbols } from '#form-engine/scripts/undocumentedSymbols.ts';
import { installedEngine } from './setup/installed.ts';

describe('the declarations of the engine', () => {
  it('document every exported symbol and its members', () => {
    const languages = ['nl', 'en', 'fr', 'de'].flatMap((language) => [
      `texts/${language}`,
      `builder/texts/${language}`,
    ]);
    const entries = [
      'index',
      'headless',
      'ajv',
      'builder',
      'builder/headless',
      'element',
      'rjsf-validator',
      ...languages,
    ];
    expect(undocumentedSymbols(entries.map((name) => join(installedEngine(), `dist/${name}.d.ts`)))).toEqual(
      [],
    );
  });
});
