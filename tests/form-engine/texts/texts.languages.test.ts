import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { de } from '#form-engine/src/texts/de.ts';
import { en } from '#form-engine/src/texts/en.ts';
import { fr } from '#form-engine/src/texts/fr.ts';
import { nl, type Texts } from '#form-engine/src/texts/nl.ts';

const keys = Object.keys(nl).sort() as (keyof Texts)[]; // `Object.keys` loses the names of the keys.

/** Texts that are the same in Dutch. A text that isn't listed here and equals the Dutch one is untranslated. */
const sameAsDutch: Readonly<Record<string, readonly (keyof Texts)[]>> = {
  en: ['fileNotAdded', 'fileSize', 'ibanPlaceholder', 'postal', 'privacy', 'conditionAnswer', 'rowLabel'],
  fr: ['ibanPlaceholder', 'rowLabel'],
  de: [
    'calendar',
    'country',
    'datePart',
    'fileNotAdded',
    'fileSize',
    'ibanPlaceholder',
    'otherOption',
    'rowLabel',
    'yes',
  ],
};

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries({ en, fr, de }))('the texts in %s', (language, texts: Texts) => {
  it('have exactly the keys of the Dutch ones', () => {
    expect(Object.keys(texts).sort()).toEqual(keys);
  });

  it('have the placeholders of the Dutch ones, key by key', () => {
    const differing = keys.filter((key) => `${placeholders(texts[key])}` !== `${placeholders(nl[key])}`);
    expect(differing).toEqual([]);
  });

  it('are never empty, and have no blanks around them', () => {
    expect(keys.filter((key) => texts[key] === '' || texts[key].trim() !== texts[key])).toEqual([]);
  });

  it('are never the Dutch text, except for words that both languages share', () => {
    expect(keys.filter((key) => texts[key] === nl[key]).sort()).toEqual(
      [...(sameAsDutch[language] ?? [])].sort(),
    );
  });

  it('contain no Dutch words', () => {
    const dutch =
      /\b(?:niet|het|een|vul|jouw|voor|kies|bestand(?:en)?|vragen|antwoord(?:en)?|opnieuw|velden)\b/i;
    expect(keys.filter((key) => dutch.test(texts[key]))).toEqual([]);
  });
});

describe('the texts in fr', () => {
  it('have a no-break space before a colon, a question mark and inside quotation marks', () => {
    expect(keys.filter((key) => /[^\u00A0][?;!»]|[^\u00A0]:(?!\/)|«[^\u00A0]/.test(fr[key]))).toEqual([]);
  });
});

describe('the engine', () => {
  const source = fileURLToPath(new URL('../../../form-engine/src/', import.meta.url));
  const read = (file: string) => readFileSync(join(source, file), 'utf8');

  it.each(['nl', 'en', 'fr', 'de'])('imports no module in texts/%s.ts, except for types', (language) => {
    const imports = read(`texts/${language}.ts`).match(/^import .*$/gm) ?? [];
    expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
  });

  it('imports no language but Dutch itself, so that a form loads only the ones that its host imports', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: source });
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => /from '[^']*\/(?:en|fr|de)\.ts'/.test(read(file)))).toEqual([]);
  });
});
