import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, type Rgb, readHex } from '#src/components/accent/contrast.ts';
import { guardedAccent } from '#src/components/accent/guardedAccent.ts';

const tokens = readFileSync(new URL('../../../../src/styles/tokens.css', import.meta.url), 'utf8');

/** Reads the colour of a token from tokens.css in one theme. */
function token(name: string, theme: 'light' | 'dark'): Rgb {
  const [, light, dark] = new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return rgb((theme === 'light' ? light : dark) ?? '');
}

function rgb(hex: string): Rgb {
  const color = readHex(hex);
  if (!color) throw new Error(`No colour: ${hex}`);
  return color;
}

const surfaces = ['--page', '--surface', '--surface-raised', '--surface-sunken'];
const themes = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast computes the ratios of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([255, 255, 255], [255, 255, 255])).toBe(1);
  expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeCloseTo(4.54, 2);
});

test('guardedAccent is legible on every surface of the tokens for every colour of a club', () => {
  fc.assert(
    fc.property(
      fc.oneof(hex, fc.constantFrom('#ffff00', '#ffffff', '#000000', '#00ff00', '#0000ff')),
      (color) => {
        const guarded = guardedAccent(color);
        for (const theme of themes) {
          const accent = rgb(guarded?.[theme].accent ?? '');
          const behind = [...surfaces.map((name) => token(name, theme)), rgb(guarded?.[theme].soft ?? '')];
          for (const surface of behind) expect(contrast(accent, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent, token('--on-accent', theme))).toBeGreaterThanOrEqual(4.5);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('guardedAccent keeps a colour that is legible already', () => {
  expect(guardedAccent('#7a1f5c')?.light.accent).toBe('#7a1f5c');
});

test.each(['', 'red', '#fff', '#12345g', 'url(x)'])('guardedAccent returns nothing for %j', (color) => {
  expect(guardedAccent(color)).toBeUndefined();
});

test('tokens.css: text and tones are legible on their backgrounds in both themes', () => {
  for (const theme of themes) {
    for (const surface of surfaces) {
      for (const ink of ['--text', '--text-muted', '--danger']) {
        expect(
          contrast(token(ink, theme), token(surface, theme)),
          `${ink} on ${surface}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
      // The edge of a field: 3:1 (WCAG 1.4.11).
      expect(
        contrast(token('--border-strong', theme), token(surface, theme)),
        surface,
      ).toBeGreaterThanOrEqual(3);
    }
    for (const tone of ['--info', '--success', '--warning', '--danger']) {
      expect(contrast(token(tone, theme), token(`${tone}-soft`, theme)), tone).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token('--text', theme), token(`${tone}-soft`, theme)), tone).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  }
});
