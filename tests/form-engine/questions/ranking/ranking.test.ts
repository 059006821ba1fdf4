import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, placeAfter } from '#form-engine/src/questions/ranking/rankedOrder.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { ask, formOf, today } from '../../support/ask.ts';

const ranking = { type: 'ranking', options: { z: 'Zwemmen', l: 'Lopen', f: 'Fietsen' } };

describe('rankingKind', () => {
  it.each([[['f', 'z', 'l']], ['f,z,l'], [['Fietsen', 'Zwemmen', 'Lopen']]])(
    'keeps the order of %j',
    (wire) => {
      expect(ask(ranking, wire)).toEqual({ answer: ['f', 'z', 'l'], sent: ['f', 'z', 'l'], messages: [] });
    },
  );

  it.each([
    ['an option is missing', ['f', 'z']],
    ['an option is gone', ['f', 'z', 'l', 'weg']],
    ['another took the place of one', ['f', 'z', 'weg']],
  ])('keeps and refuses an answer of which %s', (_name, wire) => {
    expect(ask(ranking, wire)).toEqual({
      answer: wire,
      sent: wire,
      messages: ['De keuzes zijn veranderd. Kijk je volgorde na.'],
    });
  });

  it('has no answer where nobody ranked', () => {
    expect(ask(ranking, [])).toEqual({ answer: undefined, sent: [], messages: [] });
    expect(ask({ ...ranking, required: 1 }, []).messages).toEqual(['Zet de keuzes in jouw volgorde']);
  });

  it('wants the options that are offered now', () => {
    const form = formOf([
      { qid: 'bike', type: 'checkbox' },
      {
        ...{ qid: 'rank', type: 'ranking' },
        options: ['z', 'l', { value: 'f', visible_when: { qid: 'bike', equals: '1' } }],
      },
    ]);
    const problems = (bike_0: boolean, rank_0: readonly string[]) =>
      validateAnswers(form, { bike_0, rank_0 }, { today }).length;
    expect([problems(false, ['l', 'z']), problems(true, ['l', 'f', 'z'])]).toEqual([0, 0]);
    expect([problems(true, ['l', 'z']), problems(false, ['l', 'f', 'z'])]).toEqual([1, 1]);
  });

  it('is no question with more than 30 options', () => {
    const options = Array.from({ length: 31 }, (_, index) => `keuze ${index}`);
    expect(formOf([{ type: 'ranking', options }]).diagnostics).toMatchObject([{ code: 'unknown-type' }]);
    expect(formOf([{ type: 'ranking', options: options.slice(1) }]).diagnostics).toEqual([]);
  });
});

describe('the order of dragged items', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('moves %i to %i', (from, to, order) => {
    expect(moved([...'abc'], from, to).join('')).toBe(order);
  });

  const boxes = [0, 50, 100].map((top) => ({ top, height: 40 }));

  it.each([
    [0, 0, 0],
    [0, 29, 0],
    [0, 30, 0],
    [0, 31, 1],
    [0, 500, 2],
    [2, -29, 2],
    [2, -30, 2],
    [2, -31, 1],
    [2, -500, 0],
    [1, 31, 2],
    [1, -31, 0],
    [5, -31, 5],
  ])('item %i, dragged by %i pixels, is at %i', (from, distance, place) => {
    expect(placeAfter(boxes, from, distance)).toBe(place);
  });

  it('is a place in the list, however far an item is dragged', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.integer(), (from, distance) => {
        expect([0, 1, 2]).toContain(placeAfter(boxes, from, distance));
      }),
    );
  });
});
