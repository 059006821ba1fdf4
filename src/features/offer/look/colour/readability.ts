import { contrast, readHex } from '#src/components/accent/contrast.ts';
import { guardedAccent } from '#src/components/accent/guardedAccent.ts';

/** Readability of letters, by the contrast ratios of WCAG 2.2 (1.4.3 and 1.4.6). */
type Readability = 'great' | 'good' | 'large' | 'bad';

interface ShownColor {
  /** The colour that the portal shows, `#rrggbb`. */
  readonly color: string;
  /** Contrast of the letters on it, from 1 to 21. */
  readonly ratio: number;
}

export interface ColorReport {
  /** White letters on the colour as it was chosen. */
  readonly chosen: ShownColor & { readonly reads: Readability };
  /** The portal on a light page. */
  readonly light: ShownColor;
  /** The portal on a dark page. */
  readonly dark: ShownColor;
  /** Whether a light page shows another colour, because the chosen one can't be read well as a background or as letters. */
  readonly isChanged: boolean;
}

const white = '#ffffff';
/** Letters on the accent of a dark page, as in tokens.css. */
const ink = '#14161a';

/** Tells how well a club's colour can be read, and what the portal makes of it. `undefined` for what is no colour. */
export function reportColor(hex: string): ColorReport | undefined {
  const guarded = guardedAccent(hex);
  if (!guarded) return undefined;
  const color = hex.toLowerCase();
  const ratio = ratioOf(color, white);
  const light = guarded.light.accent;
  return {
    chosen: { color, ratio, reads: readabilityOf(ratio) },
    light: { color: light, ratio: ratioOf(light, white) },
    dark: { color: guarded.dark.accent, ratio: ratioOf(guarded.dark.accent, ink) },
    isChanged: light !== color,
  };
}

/** Whether letters of normal size can be read by everybody. */
export function isReadable(reads: Readability): boolean {
  return reads === 'good' || reads === 'great';
}

function readabilityOf(ratio: number): Readability {
  if (ratio >= 7) return 'great';
  if (ratio >= 4.5) return 'good';
  return ratio >= 3 ? 'large' : 'bad';
}

function ratioOf(one: string, other: string): number {
  const [first, second] = [readHex(one), readHex(other)];
  return first && second ? contrast(first, second) : 1;
}

/** Writes a ratio with one decimal. Rounds down, so that one below a limit never reads as the limit. */
export function writtenRatio(ratio: number): string {
  return (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1).replace('.', ',');
}
