import { strToU8, Zip, ZipDeflate } from 'fflate';
import { clockAt, type IsoDay } from '#rules/brusselsTime.ts';
import { cutText } from '#rules/cutText.ts';
import { dayInMilliseconds } from '#rules/duration.ts';
import { eurosOf } from '#rules/money.ts';
import { type Cell, type ValueCell, writtenValue } from './cell.ts';

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ooxml = 'http://schemas.openxmlformats.org';
const main = `${ooxml}/spreadsheetml/2006/main`;
const relations = `${ooxml}/officeDocument/2006/relationships`;
const packaged = `${ooxml}/package/2006`;
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the formats in `cellXfs` of the styles. Text has the format of text, so that it stays text when somebody edits it. */
const styles = { text: 1, heading: 2, number: 0, amount: 3, day: 4, moment: 5 } as const;

/** The files of the package beside the sheet (ECMA-376, part 1). */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Clubpoort" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The first row stays in sight. */
const sheetStart = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

/**
 * Writes an Excel workbook (XLSX) of one sheet, in which text stays text, and days and amounts can be counted with. It comes in parts,
 * so that a sheet of any length needs the memory of one part: the libraries that write workbooks keep all rows.
 *
 * @param rows - some rows at a time, the headings first
 */
export async function* workbook(rows: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const take = () => {
    const taken = Buffer.concat(ready);
    ready = [];
    return taken;
  };
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, xml] of Object.entries(parts)) add(name).push(encoded(xml), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(encoded(sheetStart));
  let count = 0;
  for await (const some of rows) {
    const xml = some.map((row) => {
      count += 1;
      return rowXml(row, count);
    });
    sheet.push(strToU8(xml.join('')));
    yield take();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield take();
}

function encoded(xml: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
}

/** @param number - of the row, from 1: the headings */
function rowXml(row: readonly Cell[], number: number): string {
  const textStyle = number === 1 ? styles.heading : styles.text;
  const cells = row.map((cell, at) => {
    if (cell === '') return '';
    const place = `r="${columnName(at)}${number}"`;
    const value = typeof cell === 'string' ? undefined : excelNumber(cell);
    if (typeof cell !== 'string' && value !== undefined)
      return `<c ${place} s="${styles[cell.is]}"><v>${value}</v></c>`;
    const text = escaped(typeof cell === 'string' ? cell : writtenValue(cell));
    return `<c ${place} s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** `A` for the first column, `AA` for the 27th. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** The longest text of a cell in Excel, which calls a file with a longer one damaged. */
const longestText = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML can't hold
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return (
    cutText(text, longestText)
      .toWellFormed()
      .replace(notInXml, '')
      // Excel reads `_x0041_` as the character with that number.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

/** The value as a number of Excel; undefined for a day before its calendar. */
function excelNumber(cell: ValueCell): number | undefined {
  switch (cell.is) {
    case 'number':
      return cell.number;
    case 'amount':
      return eurosOf(cell.cents);
    case 'day':
      return serialOf(cell.day);
    case 'moment': {
      const { day, clock } = clockAt(cell.at);
      const serial = serialOf(day);
      return serial === undefined
        ? undefined
        : serial + Date.parse(`1970-01-01T${clock.slice(0, 5)}Z`) / dayLength;
    }
  }
}

/** In milliseconds. */
const dayLength = dayInMilliseconds;

/** Days since 30/12/1899. Excel counts a 29 February in 1900, so that days before March 1900 have another number. */
function serialOf(day: IsoDay): number | undefined {
  const days = (Date.parse(day) - Date.UTC(1899, 11, 30)) / dayLength;
  return days > 60 ? days : undefined;
}
