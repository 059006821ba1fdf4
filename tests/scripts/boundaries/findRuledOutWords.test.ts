import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findRuledOutWords, ruledOut } from '#scripts/boundaries/findRuledOutWords.ts';
import { root } from '#scripts/root.ts';
import { plantHouse } from './plantedHouse.ts';

function found(files: Readonly<Record<string, string>>) {
  const house = plantHouse(files);
  onTestFinished(house.remove);
  return findRuledOutWords(house.folder).map(({ place, word, better }) => `${place} ${word} → ${better}`);
}

const portal = (text: string) => found({ 'src/texts/nl/cart.ts': `export const a = {\n  b: ${text},\n};\n` });

describe('findRuledOutWords', () => {
  test('finds no ruled-out word in the texts of the portal, the engine and the server', () => {
    expect(findRuledOutWords(root)).toEqual([]);
  });

  test.each([
    'src/texts/nl/cart.ts',
    'form-engine/src/texts/nl.ts',
    'server/texts/nl/refusals.ts',
    'server/texts/registrationsCsv.ts',
    'server/services/personal-data/export/exportTexts.ts',
    'public/offline.html',
    'public/manifest.webmanifest',
    'index.html',
  ])('reads %s', (file) => {
    expect(found({ [file]: "const a = 'Bekijk je factuur';\n" })).toEqual([`${file}:1 factuur → kostennota`]);
  });

  test.each(ruledOut.flatMap(({ words }) => words))('finds "%s" in the middle of a sentence', (word) => {
    expect(portal(`"Je ${word} hier"`).join()).toContain(`:2 ${word} → `);
  });

  test.each([
    ['a capital', "'Opslaan'", ['src/texts/nl/cart.ts:2 Opslaan → bewaren']],
    ['a template', '(n: number) => `Alle docenten`', ['src/texts/nl/cart.ts:2 docenten → lesgever']],
    ['a longer word', "'Enkele winkelmandjes en een enkelband'", []],
    ['a key', "{ communicatie: 'Berichten', login: 'Je meldt je aan' }", []],
    ['a comment', "'Ja' /* inloggen */ // factuur", []],
    ['an address', "'Kijk op https://example.org/docent-zoeken'", []],
    ['a quoted sentence', "'Voogd/ouder is opgeslaan'", []],
    [
      'a word beside a quoted sentence',
      "'Bezig met opslaan... Opslaan'",
      ['src/texts/nl/cart.ts:2 Opslaan → bewaren'],
    ],
  ])('judges %s', (_, text, expected) => {
    expect(portal(text)).toEqual(expected);
  });
});

test('docs/dutch.md names each ruled-out word', () => {
  const guide = readFileSync(join(root, 'docs/dutch.md'), 'utf8').toLowerCase();
  expect(ruledOut.flatMap(({ words }) => words).filter((word) => !guide.includes(word))).toEqual([]);
});
