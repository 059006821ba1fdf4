/** The size of a signature, in pixels of its picture. A pad on the screen has the same proportions. */
export const padSize = { width: 600, height: 200 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One line of the pen, from its touch to its lift. */
export type Stroke = readonly Point[];

/** The content of the pad: lines, or a typed name. */
export type Mark =
  | { readonly by: 'pen'; readonly strokes: readonly Stroke[] }
  | { readonly by: 'name'; readonly name: string };

export const noMark: Mark = { by: 'pen', strokes: [] };

export function isEmptyMark(mark: Mark): boolean {
  return mark.by === 'pen' ? mark.strokes.length === 0 : mark.name.trim() === '';
}

/**
 * A line as the data of an SVG path, which a canvas draws too. It runs through the middles of its points, with the points as bends:
 * a fast pen gives few points, and straight lines between them look broken. A single point is a dot.
 */
export function pathOf(stroke: Stroke): string {
  const [first, ...others] = stroke;
  if (!first) return '';
  const last = others.at(-1);
  if (!last) return `M${place(first)}h0.01`;
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? last;
    return `Q${place(point)} ${place({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${place(first)}${bends.join('')}L${place(last)}`;
}

function place({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Letters of a name, in pixels high: as large as fits on the pad. */
export function nameHeight(name: string): number {
  return Math.min(72, Math.round((padSize.width * 1.6) / Math.max([...name].length, 1)));
}
