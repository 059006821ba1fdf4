import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropSize, isBlurred, wholeZoom } from '#src/features/offer/look/picture/cropSize.ts';
import { type PictureShape, pictureShapes } from '#src/features/offer/look/picture/pictureShapes.ts';

const shapes = Object.keys(pictureShapes) as PictureShape[]; // the keys of the table

describe('cropSize', () => {
  it.each<[string, number, PictureShape, { width: number; height: number }]>([
    ['keeps a part that fits', 960, 'cover', { width: 960, height: 540 }],
    ['makes a large part as large as a screen needs', 4000, 'course', { width: 1600, height: 900 }],
    ['makes a portrait smaller than a cover', 4000, 'teacher', { width: 600, height: 600 }],
    ['makes a tiny part as large as the server wants it', 40, 'product', { width: 100, height: 100 }],
    ['counts the height of a tiny wide part too', 40, 'cover', { width: 178, height: 100 }],
  ])('%s', (_, width, shape, size) => {
    expect(cropSize({ width }, shape)).toEqual(size);
  });

  it('always gives what the server takes, in the shape of the place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 20_000, noNaN: true }),
        fc.constantFrom(...shapes),
        (width, shape) => {
          const size = cropSize({ width }, shape);
          expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(100);
          expect(size.width).toBeLessThanOrEqual(pictureShapes[shape].width);
          expect(Math.abs(size.width / size.height - pictureShapes[shape].aspect)).toBeLessThan(0.02);
        },
      ),
    );
  });
});

it.each<[number, PictureShape, boolean]>([
  [799, 'cover', true],
  [800, 'cover', false],
  [149.4, 'logo', true],
  [149.6, 'logo', false],
])('isBlurred of a part of %s pixels for a %s is %s', (width, shape, blurred) => {
  expect(isBlurred({ width }, shape)).toBe(blurred);
});

it('wholeZoom puts every corner of a logo on or inside its circle', () => {
  const length = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(length, length, (width, height) => {
      const zoom = wholeZoom({ width, height }, 200);
      expect(Math.hypot(width * zoom, height * zoom)).toBeLessThanOrEqual(200.001);
    }),
  );
});
