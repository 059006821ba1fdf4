const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Red, green and blue of a colour as it is painted, 0 to 255. */
export type Painted = readonly [red: number, green: number, blue: number];

/**
 * The colour that a token has inside an element, whatever notation its value has.
 *
 * @param scheme - the colour scheme in which `light-dark()` is read
 */
export function paintToken(
  token: string,
  scheme: 'light' | 'dark',
  inside: Element = document.body,
): Painted {
  const probe = document.createElement('span');
  probe.style.colorScheme = scheme;
  probe.style.color = `var(${token})`;
  inside.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return paint(color);
}

function paint(colour: string): Painted {
  if (!canvas) return [0, 0, 0];
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** `#1d4ed8`. */
export function hexOf(painted: Painted): string {
  return `#${painted.map((amount) => amount.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Painted, other: Painted): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(painted: Painted): number {
  const [red = 0, green = 0, blue = 0] = painted.map((amount) => {
    const share = amount / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
