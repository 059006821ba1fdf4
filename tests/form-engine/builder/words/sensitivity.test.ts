import { describe, expect, it } from 'vitest';
import { withSensitivity, withSensitivityIn } from '#form-engine/src/builder/words/sensitivity.ts';
import { text } from '../support/questions.ts';

describe('a question is proposed as sensitive', () => {
  it.each<[string, boolean]>([
    ['Heeft je kind allergieën?', true],
    ['Welke medicatie neem je?', true],
    ['Medische fiche van de huisarts', true],
    ['Is je kind ziek geweest?', true],
    ['Bloedgroep', true],
    ['Quelles maladies ?', true],
    ['Hast du eine Diät?', true],
    // A club for music asks this of everybody.
    ['Welk muziekinstrument speel je?', false],
    ['Heb je een radiator?', false],
    ['Voornaam', false],
  ])('by its words: %s', (question, isSensitive) => {
    expect(withSensitivity(text('a', { question })).sensitive ?? false).toBe(isSensitive);
  });

  it('by its words in any language of the form', () => {
    expect(withSensitivity(text('a', { question: { fr: 'Allergies ?' } })).sensitive).toBe(true);
  });

  it('never against the decision of a person', () => {
    expect(withSensitivity(text('a', { question: 'Allergieën', sensitive: false })).sensitive).toBe(false);
  });

  it('in a section about health, where it has an answer', () => {
    const sections = [
      { title: 'Over jou', fields: [] },
      { title: 'Gezondheid', fields: [text('g', { type: 'group', fields: [] })] },
    ];
    const proposed = (parent: readonly number[]) =>
      withSensitivityIn(sections, parent, [text('a'), text('b', { type: 'static' })]).map(
        ({ sensitive = false }) => sensitive,
      );
    expect(proposed([1])).toEqual([true, false]);
    expect(proposed([0])).toEqual([false, false]);
    // The group is sensitive as a whole.
    expect(proposed([1, 0])).toEqual([false, false]);
  });
});
