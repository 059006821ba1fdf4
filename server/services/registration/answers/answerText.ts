import { formatIsoDay } from '#rules/writtenTime.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { registrationsCsvTexts } from '#server/texts/registrationsCsv.ts';
import type { QuestionRow } from '../askedQuestions.ts';

/** An answer as text for a reader: labels instead of values, file names instead of paths. */
export function answerText(
  value: unknown,
  question: QuestionRow | undefined,
  fileNames: ReadonlyMap<string, string>,
): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => answerText(item, question, fileNames)).join(', ');
  if (typeof value === 'object') return addressLine(value);
  const text = String(value);
  const label = question?.options?.find(([option]) => option === text)?.[1];
  if (label !== undefined) return label;
  if (question?.type === 'checkbox') return tickText(text);
  if (question?.type === 'file' || question?.type === 'image') return fileList(text, fileNames);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatIsoDay(text) : text;
}

function tickText(text: string): string {
  return text === '1' ? registrationsCsvTexts.yes : registrationsCsvTexts.no;
}

/** The file of an unknown path is gone. */
function fileList(paths: string, names: ReadonlyMap<string, string>): string {
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
