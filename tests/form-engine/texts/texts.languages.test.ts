import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { de as builderDe } from '#form-engine/src/builder/texts/de.ts';
import { en as builderEn } from '#form-engine/src/builder/texts/en.ts';
import { fr as builderFr } from '#form-engine/src/builder/texts/fr.ts';
import { type BuilderTexts, nl as builderNl } from '#form-engine/src/builder/texts/nl.ts';
import { de } from '#form-engine/src/texts/de.ts';
import { en } from '#form-engine/src/texts/en.ts';
import { fr } from '#form-engine/src/texts/fr.ts';
import { nl, type Texts } from '#form-engine/src/texts/nl.ts';

type Sentences = Readonly<Record<string, string>>;

/** The sentences of the form builder by the path of their keys, such as `done.add`, without those of the form in it. */
const flat = ({ formTexts: _, ...texts }: BuilderTexts): Sentences => Object.fromEntries(leaves(texts, ''));

const leaves = (texts: object, path: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as const] : leaves(text, `${path}${key}.`),
  );

interface Language {
  readonly texts: Sentences;
  readonly dutch: Sentences;
  /** The keys of texts that are the same in Dutch. Another text that equals the Dutch one is untranslated. */
  readonly sameAsDutch: readonly string[];
}

const inEngine = (texts: Texts, sameAsDutch: readonly (keyof Texts)[]): Language => ({
  texts,
  dutch: nl,
  sameAsDutch,
});
const inBuilder = (texts: BuilderTexts, sameAsDutch: readonly string[]): Language => ({
  texts: flat(texts),
  dutch: flat(builderNl),
  sameAsDutch,
});

/** Names of formats, which are the same in every language. */
const formatNames = [
  'transfer.exportSchema',
  ...['formio', 'json-schema', 'surveyjs', 'xlsform'].map((format) => `transfer.formats.${format}`),
];

/** Sizes of shirts, and what people are allergic to. */
const presetWords = [1, 2].map((at) => `presets.health.usual.${at}`);
const sizes = Array.from({ length: 8 }, (_, at) => `presets.shirt.sizes.${at}`);

const languages: Readonly<Record<string, Language>> = {
  en: inEngine(en, [
    'fileNotAdded',
    'fileSize',
    'ibanPlaceholder',
    'postal',
    'privacy',
    'conditionAnswer',
    'rowLabel',
  ]),
  fr: inEngine(fr, ['ibanPlaceholder', 'rowLabel']),
  de: inEngine(de, [
    'calendar',
    'country',
    'datePart',
    'fileNotAdded',
    'fileSize',
    'ibanPlaceholder',
    'otherOption',
    'rowLabel',
    'yes',
  ]),
  'en of the form builder': inBuilder(builderEn, [
    'computer',
    'json',
    'operators.equals',
    'steps.plus',
    'tablet',
    'transfer.found',
    ...formatNames,
    ...presetWords,
    ...sizes,
  ]),
  'fr of the form builder': inBuilder(builderFr, [
    'json',
    'steps.plus',
    ...formatNames,
    ...presetWords,
    ...sizes,
  ]),
  'de of the form builder': inBuilder(builderDe, [
    'check',
    'computer',
    'json',
    'kinds.date',
    'purposes.other',
    'steps.plus',
    'tablet',
    'title',
    'transfer.found',
    ...formatNames,
    'presets.health.usual.2',
    'presets.yes',
    ...sizes,
  ]),
};

const placeholders = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).sort();
const keysWhere = (texts: Sentences, isFound: (text: string, key: string) => boolean) =>
  Object.entries(texts).flatMap(([key, text]) => (isFound(text, key) ? [key] : []));

describe.each(Object.entries(languages))('the texts in %s', (_name, { texts, dutch, sameAsDutch }) => {
  it('have exactly the keys of the Dutch ones', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(dutch).sort());
  });

  it('have the placeholders of the Dutch ones, key by key', () => {
    expect(
      keysWhere(texts, (text, key) => `${placeholders(text)}` !== `${placeholders(dutch[key])}`),
    ).toEqual([]);
  });

  it('are never empty, and have no blanks around them', () => {
    expect(keysWhere(texts, (text) => text === '' || text.trim() !== text)).toEqual([]);
  });

  it('are never the Dutch text, except for words that both languages share', () => {
    expect(keysWhere(texts, (text, key) => text === dutch[key]).sort()).toEqual([...sameAsDutch].sort());
  });

  it('contain no Dutch words', () => {
    const words =
      /\b(?:niet|het|een|vul|jouw|voor|kies|bestand(?:en)?|vragen|antwoord(?:en)?|opnieuw|velden)\b/i;
    expect(keysWhere(texts, (text) => words.test(text))).toEqual([]);
  });
});

describe.each(Object.entries(languages).filter(([name]) => name.startsWith('fr')))(
  'the texts in %s',
  (_name, { texts }) => {
    it('have a no-break space before a colon, a question mark and inside quotation marks', () => {
      expect(keysWhere(texts, (text) => /[^\u00A0][?;!»]|[^\u00A0]:(?!\/)|«[^\u00A0]/.test(text))).toEqual(
        [],
      );
    });
  },
);

describe('the engine', () => {
  const source = fileURLToPath(new URL('../../../form-engine/src/', import.meta.url));
  const read = (file: string) => readFileSync(join(source, file), 'utf8');

  it.each(['nl', 'en', 'fr', 'de'])(
    'imports in the texts of %s no module but texts of that language',
    (language) => {
      const importsOf = (file: string) =>
        (read(file).match(/^import .*$/gm) ?? []).filter((line) => !line.startsWith('import type '));
      expect(importsOf(`texts/${language}.ts`)).toEqual([]);
      for (const part of ['faults', 'presets'])
        expect(importsOf(`builder/texts/${part}/${language}.ts`)).toEqual([]);
      for (const line of importsOf(`builder/texts/${language}.ts`))
        expect(line).toMatch(
          new RegExp(`from '(?:\\.\\./\\.\\./texts|\\./faults|\\./presets)/${language}\\.ts'`),
        );
    },
  );

  it('imports no language but Dutch outside texts, so that a form loads only the ones that its host imports', () => {
    const all = globSync('**/*.{ts,tsx}', { cwd: source });
    expect(all.length).toBeGreaterThan(200);
    const others = all.filter((file) => /from '[^']*\/(?:en|fr|de)\.ts'/.test(read(file)));
    expect(others.toSorted()).toEqual(['de', 'en', 'fr'].map((language) => `builder/texts/${language}.ts`));
  });
});
