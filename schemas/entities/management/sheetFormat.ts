import { type Static, Type } from 'typebox';

/** The file of a spreadsheet. `csv`: for Excel in Belgium, with text as it was typed. `xlsx`: a workbook, with numbers, days and amounts. Default: `csv`. */
export const SheetFormat = Type.Enum(['csv', 'xlsx']);
export type SheetFormat = Static<typeof SheetFormat>;
