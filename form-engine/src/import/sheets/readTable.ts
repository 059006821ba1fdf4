import type { WireCondition, WireConfig } from '../../sections/wireSection.ts';
import { type DraftQuestion, type DraftSection, given, rulesOf } from '../draft.ts';
import { type Leave, shortText } from '../imported.ts';
import { numberSettings } from '../reading/patterns.ts';
import { numberOf } from '../reading/source.ts';
import { guessKind, kindByName } from '../words/kindWords.ts';
import { choiceOf, readWords, splitOptions } from '../words/readWords.ts';
import { type Column, columnsIn, headingRow } from './columns.ts';

/** The rows of a table, and the name of their sheet where it has one. */
export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Reads a table with one question a row, below a row of headings. Without headings, each row is a question in plain words. */
export function readTable({ name, rows }: Table, leave: Leave): readonly DraftSection[] {
  const at = headingRow(rows);
  const columns = at === undefined ? undefined : columnsIn(rows[at] ?? []);
  if (at === undefined || !columns) return readPlainRows({ name, rows });
  const whereOf = (index: number) => (name === '' ? String(index + 1) : `${name} ${index + 1}`);
  for (const [index, row] of rows.slice(0, at).entries()) {
    const text = row.filter((cell) => cell.trim() !== '').join(' ');
    if (text !== '') leave(whereOf(index), shortText(text), 'setting');
  }
  const headings = rows[at] ?? [];
  const known = new Set(columns.values());
  const sections: { where: string; title: string; fields: DraftQuestion[] }[] = [];
  for (const [offset, row] of rows.slice(at + 1).entries()) {
    const where = whereOf(at + 1 + offset);
    if (row.every((cell) => cell.trim() === '')) continue;
    const cell = (column: Column) => (row[columns.get(column) ?? -1] ?? '').trim();
    const title = cell('section');
    const last = sections.at(-1);
    const isNew = !last || (title !== '' && title !== last.title);
    const section = isNew ? { where, title, fields: [] } : last;
    if (isNew) sections.push(section);
    for (const [index, text] of row.entries())
      if (!known.has(index) && text.trim() !== '')
        leave(where, shortText(`${headings[index] ?? ''}: ${text}`), 'setting');
    const read = readRow(cell, where, leave);
    if (read) section.fields.push(read);
  }
  return sections;
}

/** Rows without headings: the first cell is the question, the others are its options. */
function readPlainRows({ rows }: Table): readonly DraftSection[] {
  const lines = rows.map((row) => {
    const [first = '', ...others] = row
      .map((cell) => cell.trim().replace(/\s+/g, ' '))
      .filter((cell) => cell !== '');
    return others.length > 0 ? `${first}: ${others.join('; ')}` : first;
  });
  return readWords(lines.join('\n'));
}

function readRow(cell: (column: Column) => string, where: string, leave: Leave): DraftQuestion | undefined {
  const label = cell('question');
  if (label === '') {
    const section = cell('section');
    const rest = [cell('type'), cell('options'), cell('help'), cell('name')]
      .filter((text) => text !== '')
      .join(' ');
    // A row with a title alone begins a section.
    if (rest !== '' || section === '') leave(where, shortText(rest), 'unreadable');
    return undefined;
  }
  const written = cell('type');
  const byName = written === '' ? undefined : kindByName(written);
  if (written !== '' && !byName) leave(where, shortText(written), 'kind');
  const options = splitOptions(cell('options'));
  const kind = options.length > 0 ? choiceOf(label, options) : guessKind(label);
  const settings = withBounds(withKind(kind, byName, options), cell, where, leave);
  const [help, placeholder, first] = [cell('help'), cell('placeholder'), cell('default')];
  const isRequired = isYes(cell('required'));
  const config: WireConfig = { ...settings.config, ...(first !== '' && { default: first }) };
  const visible_when = conditionIn(cell('condition'), where, leave);
  const question = {
    ...settings,
    question: label.replace(/\s*\*$/, ''),
    ...given({ help: help || undefined, placeholder: placeholder || undefined }),
    ...((isRequired || /\*$/.test(label)) && { required: true }),
    ...(isYes(cell('sensitive')) && { sensitive: true }),
    ...(Object.keys(config).length > 0 && { config }),
  };
  return { name: cell('name') || label, where, question, rules: rulesOf({ visible_when }) };
}

type Kind = Omit<DraftQuestion['question'], 'question'>;

/** The kind that the column names, with the options of the row. */
function withKind(guessed: Kind, byName: Kind | undefined, options: readonly string[]): Kind {
  if (!byName) return guessed;
  const isChoice = ['radio', 'select', 'select_multiple', 'ranking'].includes(byName.type ?? '');
  if (!isChoice || options.length === 0) return { ...byName, ...(guessed.sensitive && { sensitive: true }) };
  // A ranking has no answer of the person's own.
  const isRanking = byName.type === 'ranking';
  const own = isRanking ? { options: options.map((value) => ({ value })), config: {} } : guessed;
  return { ...own, ...byName };
}

function withBounds(kind: Kind, cell: (column: Column) => string, where: string, leave: Leave): Kind {
  const written = { min: cell('min'), max: cell('max') };
  if (written.min === '' && written.max === '') return kind;
  const [min, max] = [numberOf(written.min.replace(',', '.')), numberOf(written.max.replace(',', '.'))];
  const bounds = given({ min, max });
  const lost = (['min', 'max'] as const).filter((name) => written[name] !== '' && bounds[name] === undefined);
  const days = given({ min: dayIn(written.min), max: dayIn(written.max) });
  if (kind.type === 'date' || kind.type === 'datetime') {
    for (const name of lost)
      if (days[name] === undefined) leave(where, `${name}: ${written[name]}`, 'misfit');
    return { ...kind, config: days };
  }
  for (const name of lost) leave(where, `${name}: ${written[name]}`, 'misfit');
  if (kind.type === 'number' || kind.type === 'decimal')
    return { ...kind, ...numberSettings({ isWhole: kind.type === 'number', ...bounds }) };
  if (kind.type === 'text' || kind.type === 'textarea')
    return { ...kind, config: given({ min_length: min, max_length: max }) };
  return { ...kind, config: { ...kind.config, ...bounds } };
}

/** A day written as `2026-08-01` or `1/8/2026`. */
function dayIn(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function isYes(text: string): boolean {
  return /^(ja|j|yes|y|x|1|true|waar|vrai|oui|o|wahr|verplicht|required|v|✓|✔|✅|\*)$/i.test(text.trim());
}

/** `Allergieën = ja`: the name of a question and its answer. Anything else is listed. */
function conditionIn(text: string, where: string, leave: Leave): WireCondition | undefined {
  if (text === '') return undefined;
  const [, name = '', sign = '', value = ''] = /^(.+?)\s*(!=|<>|=|:)\s*(.+)$/.exec(text) ?? [];
  if (name === '') {
    leave(where, shortText(text), 'rule');
    return undefined;
  }
  const test = { qid: name.replace(/^["“]|["”]$/g, ''), equals: value.replace(/^["“']|["”']$/g, '') };
  return sign === '!=' || sign === '<>' ? { not: test } : test;
}
