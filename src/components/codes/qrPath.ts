import { encode } from 'uqr';

/** The dark cells of a QR code as one SVG path. */
export interface QrPath {
  readonly path: string;
  /** Cells on each side, including the quiet zone. */
  readonly size: number;
}

/** Width of the quiet zone in cells; without it a reader doesn't find the code (ISO/IEC 18004). */
const quietCells = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: quietCells });
  return { path: data.map((row, y) => runsOf(row, y)).join(''), size };
}

/** Draws each run of adjacent dark cells as one rectangle. */
function runsOf(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
    })
    .join('');
}
