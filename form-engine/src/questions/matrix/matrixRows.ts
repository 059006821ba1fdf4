import type { Option, Question } from '../../sections/question.ts';
import { readOptions } from '../../sections/readOptions.ts';
import { configField } from '../building-blocks/configField.ts';

/** Maximum number of rows: a longer table is a form of its own. */
const mostRows = 50;

/** The rows of a question, from `config.rows`: texts, or values with labels, as options are. */
export function matrixRows(question: Question, locale: string): readonly Option[] {
  return readOptions(configField(question, 'rows'), () => {}, locale).slice(0, mostRows);
}

/** Faults in the rows of a question, as sentences for the developer of the server. */
export function matrixRowFaults(question: Question, locale: string): readonly string[] {
  const faults: string[] = [];
  const rows = readOptions(
    configField(question, 'rows'),
    (_code, message) => faults.push(`config.rows: ${message.replace('option', 'row')}`),
    locale,
  );
  if (rows.length === 0) return [...faults, 'config.rows of a matrix must have a row: nothing is asked'];
  return rows.length > mostRows
    ? [...faults, `config.rows of a matrix has more than ${mostRows} rows; the others are not asked`]
    : faults;
}
