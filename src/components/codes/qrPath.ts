import { encode } from 'uqr';

/** A code as one path of an SVG: its dark cells. */
export interface QrPath {
  readonly path: string;
  /** Cells on a side, the quiet ones around it included. */
  readonly size: number;
}

/** Cells that must stay light around a code, or a reader doesn't find it (ISO/IEC 18004). */
const quietCells = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: quietCells });
  return { path: data.map((row, y) => runsOf(row, y)).join(''), size };
}

/** One rectangle for dark cells in a row. */
function runsOf(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
    })
    .join('');
}
