import { isCalendarDate } from '../../rules/birthdate.ts';
import { type Diagnostic, pointerToken } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import {
  isAbsent,
  isRecord,
  isWireFlag,
  ownField,
  type WireRecord,
  wireCount,
  wireItems,
  wireText,
} from '../../sections/wireValue.ts';

type Fault = Omit<Diagnostic, 'path'>;

/**
 * The faults that `section.schema.json` finds in a question, and that the engine passes over in silence when it reads it. The
 * other faults are found by who reads them: the sections, the conditions, the kinds.
 */
export function contractFaults(wire: WireRecord): readonly Fault[] {
  const config = ownField(wire, 'config');
  const messages = [
    ...labels.flatMap((name) => languageFaults(name, ownField(wire, name))),
    ...(isChangeable(ownField(wire, 'changeable')) ? [] : ['changeable is no flag and no date (YYYY-MM-DD)']),
    ...[...(wireItems(ownField(wire, 'options')) ?? [])].flatMap(([name, option]) =>
      optionFaults(name, option),
    ),
    ...(isRecord(config) ? configFaults(config, wire) : []),
    ...referenceFaults(Object.fromEntries(referring.map((name) => [name, ownField(wire, name)]))),
    ...checkFaults(ownField(wire, 'checks')),
    ...(isText(ownField(wire, 'lock_reason')) ? [] : ['lock_reason is no text']),
    ...['answer', 'last_answer'].flatMap((name) => addressFaults(name, ownField(wire, name), wire)),
  ];
  return messages.map((message) => ({ code: 'malformed', message }));
}

/** The same for sections. */
export function sectionFaults(wire: unknown): readonly Diagnostic[] {
  return (wireItems(wire) ?? []).flatMap(([name, section]) => {
    if (!isRecord(section)) return [];
    const [checks, when] = ['checks', 'visible_when'].map((property) => ownField(section, property));
    const messages = [
      ...languageFaults('title', ownField(section, 'title')),
      ...checkFaults(checks),
      ...referenceFaults({ checks, when }),
    ];
    return messages.map((message) => ({
      code: 'malformed' as const,
      path: `/${pointerToken(name)}`,
      message,
    }));
  });
}

const labels = ['question', 'help', 'placeholder', 'course_specific_info', 'lock_reason'];

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** A text in several languages of which one can't be read: another one is shown in that language. */
function languageFaults(name: string, wire: unknown): readonly string[] {
  if (!isRecord(wire)) return [];
  return Object.entries(wire).flatMap(([tag, text]) => [
    ...(languageTag.test(tag) ? [] : [`"${tag}" of ${name} is no language tag`]),
    ...(wireText(text) ? [] : [`${name} has no text for "${tag}"`]),
  ]);
}

function isText(wire: unknown): boolean {
  return (isRecord(wire) && Object.keys(wire).length > 0) || wireText(wire) !== undefined;
}

function isChangeable(wire: unknown): boolean {
  return isWireFlag(wire) || (typeof wire === 'string' && isCalendarDate(wire));
}

/** Labels of options; of a map's item, `label` is one where it stands. */
function optionFaults(name: string, wire: unknown): readonly string[] {
  if (!isRecord(wire)) return [];
  const isOption = ['value', 'label', 'visible_when'].some((property) => Object.hasOwn(wire, property));
  const label = isOption ? ownField(wire, 'label') : wire;
  const at = `the label of option ${name}`;
  if (isRecord(label)) return Object.keys(label).length > 0 ? languageFaults(at, label) : [`${at} is empty`];
  return wireText(label) === undefined ? [`${at} is no text`] : [];
}

const texts = ['pattern_message', 'prefix', 'suffix', 'unit', 'text'];

function configFaults(config: WireRecord, wire: WireRecord): readonly string[] {
  const type = ownField(wire, 'type');
  const most = ownField(config, 'max');
  const unread = texts.filter((name) => wireText(ownField(config, name)) === undefined);
  const repeat = ownField(config, 'repeat');
  return [
    ...unread.map((name) => `config.${name} is no text; it is ignored`),
    ...((type === 'file' || type === 'image') && !isAbsent(most) && !wireCount(most)
      ? [`config.max of a question for files must be a whole number, 1 or more; it is ignored`]
      : []),
    ...(type === 'select_multiple' ? choiceCountFaults(config) : []),
    ...(type === 'group' && isRecord(repeat) ? repeatFaults(repeat) : []),
  ];
}

function choiceCountFaults(config: WireRecord): readonly string[] {
  const [min, max] = ['min', 'max'].map((name) => ownField(config, name));
  const [least, most] = [wireCount(min), wireCount(max)];
  const unread = [
    ...(isAbsent(min) || least !== undefined ? [] : ['min']),
    ...(isAbsent(max) || most ? [] : ['max']),
  ].map((name) => `config.${name} of several choices must be a whole number; it is ignored`);
  return least !== undefined && most && least > most
    ? [...unread, 'config.min of several choices is above config.max; it is ignored']
    : unread;
}

function repeatFaults(repeat: WireRecord): readonly string[] {
  return [
    ...(isWireFlag(ownField(repeat, 'optional'))
      ? []
      : ['config.repeat.optional is no flag; it is read as false']),
    ...languageFaults('config.repeat.label', ownField(repeat, 'label')),
  ];
}

/** The properties that name other questions, in conditions and expressions. */
const referring = [
  'visible_when',
  'required_when',
  'disabled_when',
  'read_only_when',
  'options',
  'config',
  'checks',
];

/** Deeper than any condition or expression that is read. */
const deepest = 20;

/** A nid or a flag in a condition, at any depth, that can't be read. */
function referenceFaults(wire: unknown, depth = 0): readonly string[] {
  if (typeof wire !== 'object' || wire === null || depth > deepest) return [];
  return Object.entries(wire).flatMap(([name, value]): readonly string[] => {
    if (name === 'nid' && !isAbsent(value) && wireCount(value) === undefined)
      return ['a nid in a condition or an expression is no whole number; it is ignored'];
    if (name === 'filled' && !isWireFlag(value))
      return ['filled of a condition is no flag; it is read as false'];
    return name === 'default' ? [] : referenceFaults(value, depth + 1);
  });
}

/** Messages of checks that have no text in one of their languages. */
function checkFaults(checks: unknown): readonly string[] {
  return (wireItems(checks) ?? []).flatMap(([, check]) =>
    isRecord(check) ? languageFaults('message of a check', ownField(check, 'message')) : [],
  );
}

/** A stored address whose parts mean nothing: they are shown, or ignored. */
function addressFaults(name: string, answer: unknown, wire: WireRecord): readonly string[] {
  const isAddress = ownField(wire, 'type') === 'address' || ownField(wire, 'default_key') === 'address';
  if (!isAddress || !isRecord(answer)) return [];
  const country = ownField(answer, 'country');
  const mark = ownField(answer, 'mark');
  const isCode = isAbsent(country) || (typeof country === 'string' && /^[A-Z]{2}$/.test(country));
  return [
    ...(isCode ? [] : [`${name}.country is no code of two letters`]),
    ...(isWireFlag(ownField(answer, 'isValidAddress')) ? [] : [`${name}.isValidAddress is no flag`]),
    ...(isAbsent(mark) || mark === 'overridden' || mark === 'unchecked' ? [] : [`${name}.mark is unknown`]),
  ];
}

/** The settings of a group's questions that `rowSections` ignores. Paths begin at the group. */
export function rowFaults({ wire }: Question): readonly Diagnostic[] {
  return (wireItems(ownField(wire, 'fields')) ?? []).flatMap(([name, field]): readonly Diagnostic[] => {
    if (!isRecord(field)) return [];
    const path = `/fields/${pointerToken(name)}`;
    const hasNid = (wireText(ownField(field, 'nid') ?? '0') || 'none') !== '0';
    const hasAnswer = ['answer', 'last_answer'].some((answer) => Object.hasOwn(field, answer));
    const messages = [
      ...(hasNid ? ['a question in a group has nid 0; its own nid is ignored'] : []),
      ...(hasAnswer ? ['a question in a group has its answers in the rows; its own answer is ignored'] : []),
    ];
    return messages.map((message) => ({ code: 'malformed', path, message }));
  });
}
