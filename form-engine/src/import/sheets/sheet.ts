/** A sheet of a workbook: its cells as text. */
export interface Sheet {
  /** The name on its tab. */
  readonly name: string;
  /** The texts of its cells, row by row. */
  readonly rows: readonly (readonly string[])[];
}
