/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`; undefined for anything else. */
export function readHex(hex: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

export function writeHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours; `share` is the share of the second one, 0 to 1. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]; // sorting keeps both
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
