import { expect, test } from 'vitest';
import {
  languagesIn,
  textIn,
  textsIn,
  withFormText,
  withTextIn,
} from '#form-engine/src/builder/words/languages.ts';

const inFrench = { language: 'fr', main: 'nl' };
const inDutch = { language: 'nl', main: 'nl' };

test('a text gets a second language, and is plain again without it', () => {
  const both = withTextIn('Naam', 'Nom', inFrench);
  expect(both).toEqual({ nl: 'Naam', fr: 'Nom' });
  expect(textIn(both, 'fr', 'nl')).toBe('Nom');
  expect(withTextIn(both, '', inFrench)).toEqual({ nl: 'Naam' });
  expect(withTextIn('Naam', 'Voornaam', inDutch)).toBe('Voornaam');
  expect(withTextIn('Naam', '', inDutch)).toBe('');
});

test('a text that lacks a language is empty in it, also under the name of an inherited property', () => {
  expect(textIn('Naam', 'fr', 'nl')).toBe('');
  expect(textIn({ nl: 'Naam' }, 'constructor', 'nl')).toBe('');
});

test('`languagesIn` puts the language of most texts first', () => {
  const question = { nl: 'Naam', fr: 'Nom' };
  const sections = [{ title: { fr: 'Partie' }, fields: [{ qid: 'a', question }] }];
  expect(languagesIn(sections)).toEqual(['fr', 'nl']);
  expect(languagesIn([{ title: 'Deel', fields: [] }])).toEqual(['nl']);
  expect(languagesIn([{ title: 'Part', fields: [] }], 'en')).toEqual(['en']);
});

test('`textsIn` finds the texts of sections, questions, rows and options, and `withFormText` changes each', () => {
  const sections = [
    {
      title: 'Deel',
      fields: [
        { qid: 'a', question: 'Kleur', help: 'Kies', options: ['rood', { value: 'b', label: 'blauw' }] },
        { qid: 'g', type: 'group', question: 'Rijen', fields: [{ qid: 'x', question: 'In de rij' }] },
      ],
    },
  ];
  const all = textsIn(sections);
  expect(all.map(({ text }) => text)).toEqual([
    'Deel',
    'Kleur',
    'Kies',
    'rood',
    'blauw',
    'Rijen',
    'In de rij',
  ]);
  const translated = all.reduce(
    (form, text) => withFormText(form, text, (before) => withTextIn(before, 'x', inFrench)),
    sections as Parameters<typeof textsIn>[0],
  );
  expect(textsIn(translated).every(({ text }) => textIn(text, 'fr', 'nl') === 'x')).toBe(true);
  expect(translated[0]?.fields[0]?.options).toEqual([
    { value: 'rood', label: { nl: 'rood', fr: 'x' } },
    { value: 'b', label: { nl: 'blauw', fr: 'x' } },
  ]);
});
