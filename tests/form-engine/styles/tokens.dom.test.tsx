import { expect, test } from 'vitest';

/** Minimum contrast for text of normal size (WCAG 2.2, 1.4.3). */
const enoughContrast = 4.5;

/** Every mixture of four amounts of red, green and blue, white and black included, and a few clubs. */
const amounts = [0, 85, 170, 255];
const brands = [
  ...amounts.flatMap((r) => amounts.flatMap((g) => amounts.map((b) => `rgb(${r} ${g} ${b})`))),
  ...['#0a7d4b', '#facc15', '#e11d48', '#000080', '#7f7f7f'],
];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Relative luminance of a colour as it is painted (WCAG 2.2). */
function luminanceOf(colour: string): number {
  if (!canvas) throw new Error('This browser paints nothing');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour that a token gives an element, as the browser computes it. */
function painted(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`;
  return getComputedStyle(element).color;
}

function element(theme: 'light' | 'dark', className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.style.colorScheme = theme;
  document.body.append(made);
  return made;
}

test.each(['light', 'dark'] as const)('a brand colour alone gives readable accents in %s', (theme) => {
  const club = element(theme, 'cf-brand');
  const tooPale = brands.filter((brand) => {
    club.style.setProperty('--cf-brand', brand);
    const accent = painted(club, '--cf-accent');
    const surfaces = ['--cf-surface', '--cf-surface-soft', '--cf-error-surface', '--cf-on-accent'];
    return surfaces.some((surface) => contrastOf(accent, painted(club, surface)) < enoughContrast);
  });
  expect(tooPale).toEqual([]);
  club.remove();
});

test('a brand colour that reads already stays as it is', () => {
  const club = element('light', 'cf-brand');
  club.style.setProperty('--cf-brand', 'rgb(29 78 216)');
  expect(luminanceOf(painted(club, '--cf-accent'))).toBeCloseTo(luminanceOf('rgb(29 78 216)'), 2);
  club.remove();
});

test('an accent of the host wins over its brand', () => {
  const club = element('light', 'cf-brand');
  club.style.setProperty('--cf-accent', 'rgb(1 2 3)');
  expect(painted(club, '--cf-accent')).toBe('rgb(1, 2, 3)');
  club.remove();
});

test('a compact form has smaller targets where a mouse points', () => {
  expect(matchMedia('(pointer: fine)').matches).toBe(true);
  const compact = element('light', 'cf-compact');
  compact.style.minHeight = 'var(--cf-target)';
  expect(getComputedStyle(compact).minHeight).toBe('32px');
  compact.remove();
});
