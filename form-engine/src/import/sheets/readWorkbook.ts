import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Sheet } from './sheet.ts';
import { unzip, type ZipFault } from './unzip.ts';

/** Limits of what is read of a sheet: more than a list of questions has. */
const most = { sheets: 20, rows: 20_000, columns: 200 } as const;

/**
 * Reads the cells of a workbook (XLSX, ECMA-376 part 1) as text. A formula isn't run: what Excel computed last is its value, and
 * where there is none, the cell has the text of the formula, with `=` before it.
 */
export function readWorkbook(bytes: Uint8Array): readonly Sheet[] | ZipFault {
  const files = unzip(bytes, (name) =>
    /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i.test(
      name,
    ),
  );
  if (typeof files === 'string') return files;
  try {
    return sheetsIn(files);
  } catch {
    // XML that is none, or so deep that the stack ends.
    return 'unreadable';
  }
}

function sheetsIn(files: ReadonlyMap<string, Uint8Array>): readonly Sheet[] | ZipFault {
  const xmlOf = (name: string) => {
    const bytes = files.get(name);
    return bytes && (parseXml(new TextDecoder().decode(bytes)).root ?? undefined);
  };
  const workbook = xmlOf('xl/workbook.xml');
  if (!workbook) return 'unreadable';
  const targets = new Map(
    childrenOf(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes.Id,
      attributes.Target,
    ]),
  );
  const strings = childrenOf(xmlOf('xl/sharedStrings.xml'), 'si').map(textIn);
  const dayStyles = dayStylesIn(xmlOf('xl/styles.xml'));
  return childrenOf(childrenOf(workbook, 'sheets')[0], 'sheet')
    .slice(0, most.sheets)
    .map(({ attributes }): Sheet => {
      const target = targets.get(attributes['r:id']) ?? '';
      const root = xmlOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      return { name: attributes.name ?? '', rows: rowsIn(root, { strings, dayStyles }) };
    });
}

interface Lookups {
  readonly strings: readonly string[];
  /** The styles that write a number as a day. */
  readonly dayStyles: ReadonlySet<string>;
}

function rowsIn(sheet: XmlElement | undefined, lookups: Lookups): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const row of childrenOf(childrenOf(sheet, 'sheetData')[0], 'row')) {
    const at = row.attributes.r === undefined ? rows.length : Number(row.attributes.r) - 1;
    if (!(at >= rows.length && at < most.rows)) continue;
    while (rows.length < at) rows.push([]);
    rows.push(cellsIn(row, lookups));
  }
  return rows;
}

function cellsIn(row: XmlElement, lookups: Lookups): string[] {
  const cells: string[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const at = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r);
    if (at < cells.length || at >= most.columns) continue;
    while (cells.length < at) cells.push('');
    cells.push(cellText(cell, lookups));
  }
  return cells;
}

/** The index of a column by a name such as `B12`. */
function columnOf(name: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(name)?.[0].toUpperCase() ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: XmlElement, { strings, dayStyles }: Lookups): string {
  const { t: type, s: style = '' } = cell.attributes;
  const value = childrenOf(cell, 'v')[0]?.text;
  const formula = childrenOf(cell, 'f')[0]?.text;
  if (type === 'inlineStr') return childrenOf(cell, 'is').map(textIn).join('');
  if (value === undefined || value === '') return formula ? `=${formula}` : '';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return (type === undefined || type === 'n') && dayStyles.has(style) ? dayOf(Number(value)) : value;
}

/** The text of a shared or inline string, without the sounds that Japanese writes above its signs. */
function textIn(element: XmlElement): string {
  return element.children
    .filter((child) => child instanceof XmlElement)
    .map((child) => {
      if (localName(child) === 't') return unescaped(child.text);
      return localName(child) === 'r' ? textIn(child) : '';
    })
    .join('');
}

/** Excel writes characters that XML can't hold as `_x000D_`. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The styles whose format of a number has a day in it (ECMA-376 part 1, 18.8.30). */
function dayStylesIn(styles: XmlElement | undefined): ReadonlySet<string> {
  const own = new Set(
    childrenOf(childrenOf(styles, 'numFmts')[0], 'numFmt')
      .filter(({ attributes }) =>
        /[dy]/i.test((attributes.formatCode ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')),
      )
      .map(({ attributes }) => attributes.numFmtId),
  );
  const isDay = (format: string | undefined) =>
    own.has(format) || ['14', '15', '16', '17', '22'].includes(format ?? '');
  const formats = childrenOf(childrenOf(styles, 'cellXfs')[0], 'xf');
  return new Set(
    formats.flatMap(({ attributes }, index) => (isDay(attributes.numFmtId) ? [String(index)] : [])),
  );
}

/** A day as `YYYY-MM-DD`, by its days since 30/12/1899. */
function dayOf(days: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * 86_400_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** The elements in an element with this name, whatever prefix its names have. */
function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  const elements = (element?.children ?? []).filter((child) => child instanceof XmlElement);
  return elements.filter((child) => localName(child) === name);
}

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
