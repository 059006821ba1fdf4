import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { ClubFile } from '#schemas/clubFile.ts';
import { IsoDate } from '#schemas/scalars.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { readJson } from '../../http/reading/readJson.ts';
import { withCopiedQuestions } from '../copiedQuestions.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Fault, FoundFault } from '../texts/fault.ts';
import { writeFaults } from '../texts/writeFaults.ts';
import { canonicalClubFile } from './canonicalClubFile.ts';
import { listLessons } from './days/listLessons.ts';
import { settleRelative } from './days/settleRelative.ts';
import { meaningFaults, meaningWarnings } from './meaningFaults.ts';
import type { ReservedUrls } from './reservedUrls.ts';
import { schemaFaults, unknownFault } from './schemaFaults.ts';
import { sizeFaults } from './sizeFaults.ts';

export type ClubFileReading =
  | { readonly ok: true; readonly file: ClubFile; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly warnings: readonly Fault[] };

export interface ReadingOptions {
  /** Day from which the file counts, where it gives none. */
  readonly today: IsoDay;
  /** The language of faults. Default: English. */
  readonly texts?: ClubFileTexts;
}

/** Maximum size in bytes. A big club with five years of lessons needs a tenth of it. */
export const largestClubFile = 5 * 1024 * 1024;

/** Maximum number of values: those of 500 courses with a season of lessons each, and as many again. */
const mostValues = 200_000;

const validator = Compile(ClubFile);

/**
 * Reads a club file: its JSON, its shape by the schema, and what a schema can't check. An unknown field is a fault too: with a mistyped
 * name, a price or a date would silently not count.
 */
export function readClubFile(
  bytes: Uint8Array,
  reserved: ReservedUrls,
  { today, texts = en }: ReadingOptions,
): ClubFileReading {
  const json = readClubJson(bytes, texts);
  if (!json.ok) return json;
  const reading = readClubValue(json.value, reserved, { today, texts });
  return reading.ok ? { ...reading, file: withCopiedQuestions(reading.file) } : reading;
}

type ClubJsonReading =
  | { readonly ok: true; readonly value: unknown }
  | Extract<ClubFileReading, { readonly ok: false }>;

/** Reads the JSON of a club file alone. */
export function readClubJson(bytes: Uint8Array, texts: ClubFileTexts): ClubJsonReading {
  if (bytes.length > largestClubFile) return tooLargeReading(bytes.length, texts);
  const json = readJson(withoutByteOrderMark(bytes), mostValues);
  return json.ok ? json : refused(jsonFault(json.fault, bytes, texts.file));
}

/** Reads a club file whose JSON was read. Questions that a course has from another one are not written out yet. */
export function readClubValue(
  value: unknown,
  reserved: ReservedUrls,
  { today, texts = en }: ReadingOptions,
): ClubFileReading {
  const written = (faults: readonly FoundFault[]) => writeFaults(faults, { file: value, texts });
  const countsFrom = dayOr(today, fieldsOf(value).countsFrom);
  const filled: unknown = Value.Default(ClubFile, settleRelative(ClubFile, value, countsFrom));
  // Lists errors only where there are any: that takes longer than the check.
  if (!validator.Check(filled)) {
    const { faults, unknown } = schemaFaults(allErrors(filled));
    return { ok: false, faults: written([...faults, ...unknown.map(unknownFault)]), warnings: [] };
  }
  const tooMuch = sizeFaults(filled);
  if (tooMuch.length > 0) return { ok: false, faults: written(tooMuch), warnings: [] };
  const wrong = meaningFaults(filled, { reserved, countsFrom });
  const warnings = written(meaningWarnings(filled));
  if (wrong.length > 0) return { ok: false, faults: written(wrong), warnings };
  return { ok: true, file: canonicalClubFile(listLessons(filled, countsFrom)), warnings };
}

/** The day that a file gives. The validator refuses anything else. */
function dayOr(today: IsoDay, given: unknown): IsoDay {
  return typeof given === 'string' && Value.Check(IsoDate, given) ? given : today;
}

function refused(message: string): Extract<ClubFileReading, { readonly ok: false }> {
  return { ok: false, faults: [{ path: '', place: '', message }], warnings: [] };
}

export function tooLargeReading(bytes: number, { file }: ClubFileTexts) {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return refused(file.tooLarge(megabytes, largestClubFile / 1024 / 1024));
}

/** Removes the byte order mark that editors on Windows put in front of UTF-8. */
function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** Adds the line where the text is not JSON, because the message of `readJson` doesn't quote what it read. */
function jsonFault(fault: string, bytes: Uint8Array, texts: ClubFileTexts['file']): string {
  if (fault === 'the body is not UTF-8') return texts.notUtf8;
  if (fault !== 'the body is not JSON')
    return `${fault.replace('the body', 'The file')}.`.replace(/^./, (letter) => letter.toUpperCase());
  const text = new TextDecoder().decode(withoutByteOrderMark(bytes));
  try {
    JSON.parse(text);
    return texts.notJson;
  } catch (error) {
    const at = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    if (at === undefined) return text.trim() === '' ? texts.isEmpty : `${texts.notJson} ${texts.endsTooSoon}`;
    const before = text.slice(0, Number(at)).split('\n');
    return `${texts.notJson} ${texts.lookAt(before.length, (before.at(-1)?.length ?? 0) + 1)}`;
  }
}

/** Collects up to 500 errors; by default the validator stops at the eighth. */
function allErrors(value: unknown): ReturnType<typeof validator.Errors> {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: 500 });
  try {
    return validator.Errors(value);
  } finally {
    Settings.Set({ maxErrors });
  }
}
