import { isNestedDeeperThan, isRecord, type WireRecord } from '../sections/wireValue.ts';
import type { ImportFormat } from './imported.ts';
import { columnsIn } from './sheets/columns.ts';
import { readCsv, separatorOf } from './sheets/csv.ts';

/** A text with its format, read as far as the format needs. */
export type Detected =
  | { readonly format: 'sections'; readonly json: unknown }
  | { readonly format: 'json-schema' | 'surveyjs' | 'formio'; readonly json: WireRecord }
  | { readonly format: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly format: 'words'; readonly text: string }
  | { readonly format: 'unknown'; readonly reason: 'unreadable' | 'depth' };

/** Maximum number of values inside each other in JSON. A form of another program has some thirty. */
const deepest = 200;

/** Finds the format of a text by what is in it. @param isTable whether the name of the file says that it is a table. */
export function detectFormat(text: string, isTable: boolean): Detected {
  const start = text.trimStart()[0];
  if ((start === '{' || start === '[') && !isTable) {
    const json = parsed(text);
    if (json.isJson) return jsonFormat(json.value);
    // A list in words may begin with a bracket; an object of JSON that breaks off is none.
    if (start === '{') return { format: 'unknown', reason: 'unreadable' };
  }
  return isTable || looksLikeTable(text)
    ? { format: 'table', rows: readCsv(text) }
    : { format: 'words', text };
}

function parsed(
  text: string,
): { readonly isJson: true; readonly value: unknown } | { readonly isJson: false } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

function jsonFormat(json: unknown): Detected {
  if (isNestedDeeperThan(json, deepest)) return { format: 'unknown', reason: 'depth' };
  if (Array.isArray(json)) {
    const records = json.filter(isRecord);
    if (records.some((one) => 'fields' in one)) return { format: 'sections', json };
    // The components alone, as a Form.io builder copies them.
    if (records.some((one) => 'key' in one && 'type' in one))
      return { format: 'formio', json: { components: json } };
    if (records.some((one) => 'qid' in one))
      return { format: 'sections', json: [{ title: '', fields: json }] };
    const hasQuestions = records.some((one) => 'name' in one && 'type' in one);
    return hasQuestions
      ? { format: 'surveyjs', json: { elements: json } }
      : { format: 'unknown', reason: 'unreadable' };
  }
  if (!isRecord(json)) return { format: 'unknown', reason: 'unreadable' };
  const format = formatOf(json);
  if (format === 'sections') return { format, json: json.sections };
  // An export of a whole project has this around its form.
  if (format === 'unknown' && isRecord(json.form) && json.form !== json) return jsonFormat(json.form);
  return format === 'unknown' ? { format, reason: 'unreadable' } : { format, json };
}

function formatOf(json: WireRecord): Exclude<ImportFormat, 'xlsform' | 'table' | 'words'> {
  if (Array.isArray(json.sections)) return 'sections';
  if (Array.isArray(json.components)) return 'formio';
  if (Array.isArray(json.pages) || Array.isArray(json.elements) || Array.isArray(json.questions))
    return 'surveyjs';
  const isSchema =
    isRecord(json.properties) ||
    typeof json.$schema === 'string' ||
    typeof json.$ref === 'string' ||
    typeof json.type === 'string';
  return isSchema || ['allOf', 'anyOf', 'oneOf'].some((name) => Array.isArray(json[name]))
    ? 'json-schema'
    : 'unknown';
}

/** Whether a text was copied from a sheet, or has the headings of a table of questions. */
function looksLikeTable(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '');
  if (separatorOf(text) === '\t' && lines.some((line) => line.includes('\t'))) return true;
  return lines.slice(0, 10).some((line) => columnsIn(readCsv(line)[0] ?? []) !== undefined);
}
