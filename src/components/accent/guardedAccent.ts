import { contrast, mix, type Rgb, readHex, writeHex } from './contrast.ts';

interface AccentOfTheme {
  /** Readable as text on every surface and on `soft`, and readable as a background for `--on-accent`. */
  accent: string;
  /** A soft background in the same hue. */
  soft: string;
}

interface GuardedAccent {
  light: AccentOfTheme;
  dark: AccentOfTheme;
}

interface Theme {
  surfaces: readonly Rgb[];
  /** The colour towards which an accent moves until it is readable. */
  readable: Rgb;
  softShare: number;
}

/** Minimum contrast for text of normal size (WCAG 2.2, 1.4.3). */
const enoughContrast = 4.5;

/** The surfaces of tokens.css on which text is hardest to read. */
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
 * Adjusts a club's colour `hex` to readable accents: darker for the light theme, lighter for the dark one. It changes the
 * colour only as far as 4.5:1 requires. Undefined when `hex` is no colour: the portal's own accent then stays.
 */
export function guardedAccent(hex: string): GuardedAccent | undefined {
  const color = readHex(hex);
  return color && { light: guard(color, light), dark: guard(color, dark) };
}

function guard(color: Rgb, theme: Theme): AccentOfTheme {
  const [base] = theme.surfaces as readonly [Rgb]; // both themes have surfaces
  for (let share = 0; share < 1; share += 0.02) {
    const accent = mix(color, theme.readable, share);
    const soft = mix(base, accent, theme.softShare);
    // Measures the rounded channels, because the browser paints those.
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

/** The custom properties of tokens.css that a club's colour sets. Undefined when it is no colour. */
export function accentVariables(color: string): ReadonlyMap<string, string> | undefined {
  const accent = guardedAccent(color);
  return (
    accent &&
    new Map([
      ['--accent-light', accent.light.accent],
      ['--accent-soft-light', accent.light.soft],
      ['--accent-dark', accent.dark.accent],
      ['--accent-soft-dark', accent.dark.soft],
    ])
  );
}
