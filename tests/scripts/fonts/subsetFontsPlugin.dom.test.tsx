import '@fontsource-variable/inter/wght.css';
import original from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { beforeAll, expect, test } from 'vitest';

const subset = 'Inter Variable';
const whole = 'Inter as it came';

const samples = [
  'Ingrid Verstraeten — Lars’ 14u30, 2026–2027 · € 1.234,50',
  // Everyday letters and others apart: between letters of two files there is no kerning.
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß àèéêëïöü áâãäåæçìíîðñòóôõøùúûýþÿ Œœ',
  'AVATAR To Ty. WA LT “Kom-op” ‘t Fiets… ½ ¼ ¾ × ÷ ± § ° ² ³ ™',
  '0123456789 11:11 1,111.11',
];

beforeAll(async () => {
  const face = new FontFace(whole, `url(${original})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  // The letters, because everyday ones and others are in files of their own.
  await document.fonts.load(`400 16px "${subset}"`, samples.join(''));
});

test.each([400, 450, 500, 550, 600, 650, 700])(
  'letters of weight %d have the same widths as in the whole font',
  (weight) => {
    for (const word of samples.flatMap((text) => text.split(' '))) {
      // Both widths are rounded, which makes a difference of half a pixel in some hundreds.
      expect(widthOf(word, subset, weight), word).toBeCloseTo(widthOf(word, whole, weight), 0);
    }
  },
);

test('figures have equal widths with tabular numbers', () => {
  expect(widthOf('1111', subset, 400, 'tabular-nums')).toBe(widthOf('0000', subset, 400, 'tabular-nums'));
  expect(widthOf('1111', subset, 400)).toBeLessThan(widthOf('0000', subset, 400));
});

/** Widths in px, at a font size of 100 px. Another font would have other widths. */
function widthOf(text: string, family: string, weight: number, figures = 'normal'): number {
  const line = document.createElement('span');
  line.textContent = text;
  line.style.cssText = `font: ${weight} 100px "${family}", monospace; font-variant-numeric: ${figures}; white-space: pre; font-feature-settings: "calt" 0`;
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}
