import { contrast, mix, type Rgb, readHex, writeHex } from './contrast.ts';

interface AccentOfTheme {
  /** Readable as text on every surface and on `soft`, and under `--on-accent`. */
  accent: string;
  /** A quiet background in the same hue. */
  soft: string;
}

export interface GuardedAccent {
  light: AccentOfTheme;
  dark: AccentOfTheme;
}

interface Theme {
  surfaces: readonly Rgb[];
  /** Towards which a colour moves until it can be read. */
  readable: Rgb;
  softShare: number;
}

/** What WCAG 2.2 asks of text of normal size. */
const enoughContrast = 4.5;

/** The surfaces of tokens.css, the hardest ones to read on. */
const light: Theme = {
  surfaces: [
    [0xff, 0xff, 0xff],
    [0xed, 0xef, 0xf2],
  ],
  readable: [0, 0, 0],
  softShare: 0.1,
};
const dark: Theme = {
  surfaces: [
    [0x14, 0x16, 0x1a],
    [0x23, 0x27, 0x2f],
  ],
  readable: [0xff, 0xff, 0xff],
  softShare: 0.16,
};

/**
 * The accent of a club whose own colour is `hex`: darkened for the light theme and lightened for the dark one, only as
 * far as 4.5:1 asks. Undefined for what is no colour: the house's accent then stays.
 */
export function guardedAccent(hex: string): GuardedAccent | undefined {
  const color = readHex(hex);
  return color && { light: guard(color, light), dark: guard(color, dark) };
}

function guard(color: Rgb, theme: Theme): AccentOfTheme {
  const [base] = theme.surfaces as readonly [Rgb]; // both themes name theirs above
  for (let share = 0; share < 1; share += 0.02) {
    const accent = mix(color, theme.readable, share);
    const soft = mix(base, accent, theme.softShare);
    // Measured on the whole channels that will be painted.
    if (
      [...theme.surfaces, soft].every(
        (surface) => contrast(rounded(accent), rounded(surface)) >= enoughContrast,
      )
    ) {
      return { accent: writeHex(accent), soft: writeHex(soft) };
    }
  }
  return { accent: writeHex(theme.readable), soft: writeHex(base) };
}

function rounded([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}
