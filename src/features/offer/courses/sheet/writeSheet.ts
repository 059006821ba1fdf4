import { csvText } from '#rules/csvText.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type SheetColumn, sheetCell, sheetColumns } from './sheetColumns.ts';

/** Values that Excel, set to Dutch (Belgium), reads as numbers and days. Every other cell is text. */
const values: ReadonlySet<SheetColumn> = new Set(['start', 'end', 'price']);

/** Courses as CSV for Excel in Belgium: semicolons, and a byte order mark for UTF-8. `readSheet` reads it back. */
export function writeSheet(courses: readonly OfferCourse[], now: LocalMoment): string {
  const rows = courses.map((course) =>
    sheetColumns.map((column) => {
      const cell = sheetCell(course, column, now);
      return values.has(column) && /^\d[\d/,]*$/.test(cell) ? cell : csvText(cell);
    }),
  );
  const headings = sheetColumns.map((column) => offerCoursesTexts.sheet.columns[column]);
  return `\uFEFF${[headings, ...rows].map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
