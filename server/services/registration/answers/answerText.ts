import { rules, type WireSection } from '@clubpoort/form-engine/headless';
import { fileSortOf } from '#rules/fileQuestions.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { registrationsCsvTexts } from '#server/texts/registrationsCsv.ts';
import type { QuestionRow } from '../askedQuestions.ts';
import { compileSections } from '../compileSections.ts';

/** The part of a question that its answers are read by. */
export type AnsweredQuestion = Pick<QuestionRow, 'type' | 'options' | 'fields'> &
  Partial<Pick<QuestionRow, 'config'>>;

/**
 * An answer as text for a reader: labels instead of values, file names instead of paths.
 *
 * @param fileNames names by path. Without it files are left out.
 */
export function answerText(
  value: unknown,
  question: AnsweredQuestion | undefined,
  fileNames?: ReadonlyMap<string, string>,
): string {
  if (value === null || value === undefined) return '';
  if (question?.fields) return rowsText(value, question, fileNames);
  if (Array.isArray(value)) {
    const items = value.map((item) => answerText(item, question, fileNames));
    return (question?.type === 'ranking' ? items.map((item, place) => `${place + 1}. ${item}`) : items).join(
      ', ',
    );
  }
  if (question?.type === 'matrix') return matrixText(value, question);
  if (typeof value === 'object') return addressLine(value);
  const text = String(value);
  const label = question?.options?.find(([option]) => option === text)?.[1];
  if (label !== undefined) return label;
  if (question?.type === 'checkbox') return tickText(text);
  if (fileSortOf(question?.type)) return fileList(text, fileNames);
  if (question?.type === 'datetime') return rules.showDateTime(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatIsoDay(text) : text;
}

/** The rows of a group, numbered, each with its answers beside their labels. Unanswered questions are left out. */
function rowsText(
  value: unknown,
  { fields }: AnsweredQuestion,
  fileNames: ReadonlyMap<string, string> | undefined,
): string {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const asked = rowQuestions(fields ?? []);
  return rows
    .map((row, index) => {
      const given = fieldsOf(row);
      // In the order of the form: the database sorts the keys of an object in its own way.
      const answers = [...new Set([...asked.keys(), ...Object.keys(given)])].map((key) => {
        const question = asked.get(key);
        const text = answerText(given[key], question, fileNames);
        return text === '' ? '' : `${question?.label ?? key}: ${text}`;
      });
      return `${index + 1}) ${answers.filter((text) => text !== '').join(', ')}`;
    })
    .join('; ');
}

/** The choice of each row, in the order of the form. A row that isn't asked any more has its value for a label. */
function matrixText(value: unknown, { config, options }: AnsweredQuestion): string {
  const given = fieldsOf(value);
  const labels = matrixRowLabels(config);
  return [...new Set([...labels.keys(), ...Object.keys(given)])]
    .filter((row) => Object.hasOwn(given, row))
    .map(
      (row) =>
        `${labels.get(row) ?? row}: ${answerText(given[row], { type: 'radio', options, fields: null })}`,
    )
    .join(', ');
}

/** The labels of the rows of a matrix, by their values. */
export function matrixRowLabels(config: QuestionRow['config'] | undefined): ReadonlyMap<string, string> {
  const rows: readonly unknown[] = Array.isArray(config?.rows) ? config.rows : [];
  return new Map(
    rows.map((row) => {
      const { value: name = row, label = name } = fieldsOf(row);
      return [String(name), String(label)] as const;
    }),
  );
}

type RowQuestion = AnsweredQuestion & { readonly label: string };

/** The questions of a group by key, read as the form engine reads them. */
function rowQuestions(fields: NonNullable<QuestionRow['fields']>): ReadonlyMap<string, RowQuestion> {
  const group = { qid: 0, nid: 0, type: 'group', question: '', fields };
  // The sections come from a form that was answered, so their shape is that of the wire.
  const sections = [{ title: '', fields: [group] }] as unknown as readonly WireSection[];
  const { rows } = compileSections(sections);
  return new Map(
    [...(rows.get('0_0')?.questions ?? [])].map(([key, { type, label, options, wire }]) => [
      key,
      {
        ...{ type, label, options: options.map((option) => [option.value, option.label]) },
        fields: type === 'group' && Array.isArray(wire.fields) ? wire.fields : null,
        config: type === 'matrix' ? fieldsOf(wire.config) : null,
      },
    ]),
  );
}

function tickText(text: string): string {
  return text === '1' ? registrationsCsvTexts.yes : registrationsCsvTexts.no;
}

/** The file of an unknown path is gone. */
function fileList(paths: string, names: ReadonlyMap<string, string> | undefined): string {
  if (!names) return '';
  return paths
    .split(';')
    .filter((path) => path.trim() !== '')
    .map((path) => names.get(path.trim()) ?? registrationsCsvTexts.fileGone)
    .join(', ');
}

function addressLine(value: object): string {
  const { street, streetNumber, bus, postal, city, country } = fieldsOf(value);
  const words = (...parts: unknown[]) => parts.filter((part) => part !== undefined && part !== '').join(' ');
  return [
    words(street, streetNumber, ...(bus ? [registrationsCsvTexts.bus, bus] : [])),
    words(postal, city),
    country === 'BE' ? '' : words(country),
  ]
    .filter((line) => line !== '')
    .join(', ');
}
