import type { Diagnostic } from './diagnostic.ts';
import type { Question } from './question.ts';
import { questionKey, splitQuestionKey } from './questionKey.ts';
import { readOptions } from './readOptions.ts';
import { wireTextIn } from './wireTextIn.ts';
import {
  isAbsent,
  isNestedDeeperThan,
  isRecord,
  isWireFlag,
  ownField,
  type WireRecord,
  wireCount,
  wireFlag,
  wireText,
} from './wireValue.ts';

type Report = (code: Diagnostic['code'], message: string) => void;

/** How questions are read. */
export interface QuestionReading {
  /** The language of the texts, where they have several. A BCP 47 tag in canonical form. */
  readonly locale: string;
  /** Whether the key of a question is its qid alone. */
  readonly plainKeys: boolean;
}

/** Maximum nesting of a stored answer: deeper than any answer (a list of files, an address), and safe for recursion. */
const DEEPEST_ANSWER = 8;

/**
 * Reads one question, without its conditions: those need the keys of all questions. `undefined` where the question
 * can't be asked at all.
 */
export function readQuestion(
  wire: unknown,
  report: Report,
  { locale, plainKeys }: QuestionReading,
): Question | undefined {
  if (!isRecord(wire)) {
    report('malformed', 'a question must be an object');
    return undefined;
  }
  const identity = plainKeys ? readPlainIdentity(wire, report) : readIdentity(wire, report);
  if (!identity) return undefined;
  const text = (name: string) => {
    const read = wireTextIn(ownField(wire, name), locale);
    if (read === undefined) report('malformed', `${name} is no text`);
    return read ?? '';
  };
  const flag = (name: string) => {
    const value = ownField(wire, name);
    if (!isWireFlag(value))
      report('malformed', `${name} is no flag (true, false, 1 or 0); it is read as false`);
    return wireFlag(value);
  };
  const config = ownField(wire, 'config');
  reportConfig(config, report);
  return {
    ...identity,
    type: readType(wire, report),
    defaultKey: readDefaultKey(wire, report),
    label: text('question') || identity.qid,
    help: text('help'),
    placeholder: text('placeholder'),
    courseInfo: text('course_specific_info'),
    required: flag('required'),
    options: readOptions(ownField(wire, 'options'), report, locale),
    max: (isRecord(config) && wireCount(ownField(config, 'max'))) || undefined,
    stored: readStored(wire, report),
    preset: readPreset(config, report),
    origin: readOrigin(wire, report),
    sensitive: flag('sensitive'),
    visibleWhen: undefined,
    requiredWhen: undefined,
    wire,
  };
}

function readIdentity(wire: WireRecord, report: Report): Pick<Question, 'key' | 'qid' | 'nid'> | undefined {
  const qid = wireText(ownField(wire, 'qid'));
  if (!qid) {
    report('malformed', 'a question must have a qid');
    return undefined;
  }
  const wireNid = ownField(wire, 'nid') ?? 0;
  const nid = typeof wireNid === 'boolean' ? undefined : wireCount(wireNid);
  if (nid !== undefined) return { key: questionKey(qid, nid), qid, nid };
  const key = `${qid}_${wireText(wireNid) ?? ''}`;
  const split = splitQuestionKey(key);
  if (split) {
    report(
      'ambiguous-key',
      `nid is no number: the key "${key}" is read as qid "${split.qid}", nid ${split.nid}`,
    );
    return { key: questionKey(split.qid, split.nid), ...split };
  }
  report('malformed', `question "${qid}" has a nid that is no number; it is asked as a general question`);
  return { key: questionKey(qid, 0), qid, nid: 0 };
}

/**
 * Reads the identity of a question without a nid. Names that every object has, such as `constructor`, are refused: code
 * that looks up an answer would find them.
 */
function readPlainIdentity(
  wire: WireRecord,
  report: Report,
): Pick<Question, 'key' | 'qid' | 'nid'> | undefined {
  const qid = wireText(ownField(wire, 'qid'));
  if (qid && !(qid in Object.prototype) && !qid.startsWith('@')) return { key: qid, qid, nid: 0 };
  report(
    'malformed',
    'a question must have a qid that is no name of every object, and does not start with "@"',
  );
  return undefined;
}

function readDefaultKey(wire: WireRecord, report: Report): string {
  const key = wireText(ownField(wire, 'default_key'));
  if (key === undefined) report('malformed', 'default_key is no text');
  return key?.trim() ?? '';
}

/** Reads the type. A type that is no text must not count as missing, because a missing type means a checkbox. */
function readType(wire: WireRecord, report: Report): string {
  const type = wireText(ownField(wire, 'type'));
  if (type === undefined) report('malformed', 'type is no text');
  return type?.trim() ?? '?';
}

/**
 * Reads the stored answer. An empty `answer` counts as none, because servers send `''` for a question that was never
 * answered.
 */
function readStored(wire: WireRecord, report: Report): unknown {
  const stored = [ownField(wire, 'answer'), ownField(wire, 'last_answer')].find((value) => !isNothing(value));
  if (!isNestedDeeperThan(stored, DEEPEST_ANSWER)) return stored;
  report('malformed', 'the stored answer is nested too deep');
  return undefined;
}

/** The origin of the stored answer. A server that names none follows the specification: an earlier registration. */
function readOrigin(wire: WireRecord, report: Report): Question['origin'] {
  const source = ownField(wire, 'last_answer_source');
  if (!isAbsent(source) && source !== 'earlier' && source !== 'profile')
    report('malformed', 'last_answer_source is neither earlier nor profile; it is read as earlier');
  if (!isNothing(ownField(wire, 'answer')) || isNothing(ownField(wire, 'last_answer'))) return undefined;
  return source === 'profile' ? 'profile' : 'earlier';
}

/** Reports settings of any kind that can't be read. Each kind reports its own. */
function reportConfig(config: unknown, report: Report): void {
  if (!isAbsent(config) && !isRecord(config) && !isEmptyList(config))
    report('malformed', 'config is no object; it is ignored');
  if (isRecord(config) && !isWireFlag(ownField(config, 'other')))
    report('malformed', 'config.other is no flag (true, false, 1 or 0); it is read as false');
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function readPreset(config: unknown, report: Report): unknown {
  const preset = isRecord(config) ? ownField(config, 'default') : undefined;
  if (isNothing(preset)) return undefined;
  if (!isNestedDeeperThan(preset, DEEPEST_ANSWER)) return preset;
  report('malformed', 'config.default is nested too deep');
  return undefined;
}

function isNothing(value: unknown): boolean {
  return isAbsent(value) || isEmptyList(value);
}
