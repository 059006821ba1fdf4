import type { WireText } from '../../sections/wireSection.ts';
import { type Leave, type NotTakenReason, shortText } from '../imported.ts';
import { languageTag, textOf, told } from '../reading/wireTexts.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** A row of a sheet with headings, which knows what of it was read. */
export interface Row {
  readonly where: string;
  /** Reads a cell; empty where the sheet has no such column. */
  cell(column: string): string;
  /** Reads a text in all languages: `label`, `label::Nederlands (nl)`. */
  text(column: string): WireText | undefined;
  /** Lists a cell that was read and couldn't be used. */
  leave(column: string, reason: NotTakenReason): void;
  /** Lists all filled cells that nobody read. */
  leaveRest(reasonOf: (column: string) => NotTakenReason): void;
}

/** Other names of columns. */
const aliases: Readonly<Record<string, string>> = {
  relevance: 'relevant',
  relevant: 'relevant',
  readonly: 'read_only',
  'read only': 'read_only',
  'constraint message': 'constraint_message',
  'required message': 'required_message',
  'choice filter': 'choice_filter',
  'list name': 'list_name',
  caption: 'label',
  calculate: 'calculation',
  'repeat count': 'repeat_count',
};

/** The filled rows below the headings of a sheet. @param defaultTag the language of columns without one. */
export function rowsOf(
  sheet: Sheet | undefined,
  leave: Leave,
  defaultTag: string | undefined,
): readonly Row[] {
  const start = sheet?.rows.findIndex((row) => row.some((cell) => cell.trim() !== '')) ?? -1;
  if (!sheet || start === -1) return [];
  const headings = (sheet.rows[start] ?? []).map((heading) => {
    const [name = '', ...language] = heading.trim().split(/::?/);
    const plain = name.trim().toLowerCase();
    return {
      column: Object.hasOwn(aliases, plain) ? (aliases[plain] ?? plain) : plain,
      language: language.join(':').trim(),
    };
  });
  return sheet.rows.slice(start + 1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const where = `${sheet.name} ${start + index + 2}`;
    return [rowOf({ cells, headings, where, leave, defaultTag })];
  });
}

interface RowSource {
  readonly cells: readonly string[];
  readonly headings: readonly { readonly column: string; readonly language: string }[];
  readonly where: string;
  readonly leave: Leave;
  readonly defaultTag: string | undefined;
}

function rowOf({ cells, headings, where, leave, defaultTag }: RowSource): Row {
  const read = new Set<number>();
  const at = (column: string) =>
    headings.flatMap((heading, index) => (heading.column === column ? [index] : []));
  const textAt = (index: number) => (cells[index] ?? '').trim();
  const leaveAt = (index: number, reason: NotTakenReason) => {
    read.add(index);
    const { column = '', language = '' } = headings[index] ?? {};
    const name = language === '' ? column : `${column}::${language}`;
    if (textAt(index) !== '')
      leave(where, `${name === '' ? index + 1 : name}: ${shortText(textAt(index))}`, reason);
  };
  return {
    where,
    cell(column) {
      const [index = -1] = at(column);
      read.add(index);
      return textAt(index);
    },
    text(column) {
      const texts = new Map<string, string>();
      for (const index of at(column)) {
        const language = headings[index]?.language ?? '';
        const tag = language === '' ? (languageTag(defaultTag ?? '') ?? 'nl') : languageTag(language);
        if (tag === undefined) continue;
        read.add(index);
        const text = textAt(index);
        if (text !== '') texts.set(tag, told(text, where, leave));
      }
      return textOf(texts);
    },
    leave(column, reason) {
      for (const index of at(column)) leaveAt(index, reason);
    },
    leaveRest(reasonOf) {
      for (const index of cells.keys())
        if (!read.has(index)) leaveAt(index, reasonOf(headings[index]?.column ?? ''));
    },
  };
}
