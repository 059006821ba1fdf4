/** A cell by its row and column, from 0. The headings are row 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface Press {
  /** `KeyboardEvent.key` */
  readonly key: string;
  readonly withControl: boolean;
}

/** Rows that Page Up and Page Down move. */
const page = 10;

/** The cell that a key moves to in a grid of this size (WAI-ARIA Authoring Practices, grid). `undefined` for a key without a meaning. */
export function moveInGrid(
  size: { readonly rows: number; readonly columns: number },
  { row, column }: GridCell,
  { key, withControl }: Press,
): GridCell | undefined {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const inRow = (wanted: number) => ({ row: Math.min(Math.max(wanted, 0), lastRow), column });
  const inColumn = (wanted: number) => ({ row, column: Math.min(Math.max(wanted, 0), lastColumn) });
  switch (key) {
    case 'ArrowUp':
      return inRow(row - 1);
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowLeft':
      return inColumn(column - 1);
    case 'ArrowRight':
      return inColumn(column + 1);
    case 'PageUp':
      return inRow(row - page);
    case 'PageDown':
      return inRow(row + page);
    case 'Home':
      return withControl ? { row: 0, column: 0 } : inColumn(0);
    case 'End':
      return withControl ? { row: lastRow, column: lastColumn } : inColumn(lastColumn);
    default:
      return undefined;
  }
}
