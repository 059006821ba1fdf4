import { describe, expect, it } from 'vitest';
import { nameHeight, padSize, pathOf } from '#form-engine/src/questions/signature/strokes.ts';

describe('pathOf', () => {
  it.each([
    ['no point', [], ''],
    ['a dot', [{ x: 1, y: 2 }], 'M1 2h0.01'],
    [
      'a straight line between two points',
      [
        { x: 1, y: 2 },
        { x: 3.16, y: 4 },
      ],
      'M1 2L3.2 4',
    ],
    [
      'bends through the middles of more points',
      [
        { x: 0, y: 0 },
        { x: 10, y: 10 },
        { x: 20, y: 0 },
        { x: 30, y: 10 },
      ],
      'M0 0Q10 10 15 5Q20 0 25 5L30 10',
    ],
  ])('draws %s', (_what, stroke, path) => {
    expect(pathOf(stroke)).toBe(path);
  });
});

describe('nameHeight', () => {
  it.each(['A', 'An Peeters', 'Marie-Antoinette Vandenbroucke-De Keersmaeker', 'x'.repeat(100)])(
    'lets “%s” fit on the pad, at two thirds of its height for each letter',
    (name) => {
      expect(nameHeight(name) * 0.6 * name.length).toBeLessThanOrEqual(padSize.width);
    },
  );
});
