import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook for a test: a text, a number, a formula with what was computed last, or a day of Excel. */
export type TestCell =
  | string
  | number
  | { readonly formula: string; readonly value?: string }
  | { readonly day: number };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Writes a workbook as Excel does: texts in a table that cells share, days as numbers with a style. */
export function writeWorkbook(
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly TestCell[])[] }[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const shared: string[] = [];
  const cellOf = (cell: TestCell, place: string) => {
    if (cell === '') return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object' && 'day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
    if (typeof cell === 'object')
      return `<c r="${place}" t="str"><f>${escaped(cell.formula)}</f>${cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`}</c>`;
    shared.push(cell);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const sheetXml = (rows: readonly (readonly TestCell[])[]) =>
    rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${letters(column)}${at + 1}`)).join('')}</row>`,
      )
      .join('');
  const files = Object.fromEntries(
    sheets.map(({ rows }, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      strToU8(
        `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheetXml(rows)}</sheetData></worksheet>`,
      ),
    ]),
  );
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${main}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    ...files,
    ...more,
  });
}

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
