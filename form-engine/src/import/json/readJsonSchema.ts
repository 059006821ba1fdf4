import { compileSchema } from '../../json-schema/compileSchema.ts';
import type { WireConfig, WireQuestion } from '../../sections/wireSection.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { type DraftQuestion, type DraftSection, given, rulesOf } from '../draft.ts';
import { type Leave, shortText } from '../imported.ts';
import { numberSettings } from '../reading/patterns.ts';
import { numberOf } from '../reading/source.ts';

/** The kinds that only a form of a JSON Schema has, and the plain ones for them. */
const plainTypes: Readonly<Record<string, string>> = {
  'schema-email': 'email',
  'schema-uri': 'url',
  'schema-date': 'date',
  'schema-time': 'time',
  'schema-datetime': 'datetime',
  'schema-date-time': 'datetime',
  'schema-slider': 'slider',
  'schema-tick': 'checkbox',
};

/** Reads a JSON Schema as `compileSchema` does, and gives its questions plain kinds and names. */
export function readJsonSchema(schema: WireRecord, leave: Leave): readonly DraftSection[] {
  const { sections, diagnostics, checkedLate, initialAnswers, form } = compileSchema(schema);
  for (const { path, message } of diagnostics) leave(path, shortText(message), 'unreadable');
  for (const { path, message } of checkedLate) leave(path, shortText(message), 'check');
  const first = initialAnswers();
  const title = typeof schema.title === 'string' ? schema.title : '';
  const description = typeof schema.description === 'string' ? schema.description : '';
  if (description !== '') leave('', `description: ${shortText(description)}`, 'setting');
  const read = sections.flatMap(({ title: own, fields, visible_when }, index): readonly DraftSection[] => {
    const where = fields[0] ? String(fields[0].qid) : '';
    const questions = fields.flatMap((question) =>
      questionOf(question, leave, first[form.questions.get(`${question.qid}_0`)?.key ?? '']),
    );
    if (questions.length === 0) return [];
    return [{ where, title: index === 0 && own === '' ? title : own, visible_when, fields: questions }];
  });
  if (title !== '' && !read.some((section) => section.title === title))
    leave('', `title: ${title}`, 'setting');
  return read;
}

function questionOf(question: WireQuestion, leave: Leave, first: unknown): readonly DraftQuestion[] {
  const { qid, nid: _, type = '', question: label, fields, config, ...rest } = question;
  const where = String(qid);
  const name =
    where
      .split('/')
      .at(-1)
      ?.replace(/[~*#].*$/, '') ?? where;
  // The data of a row that no question asks is kept by the form, and asked of nobody.
  if (type === 'schema-rest') return [];
  if (type === 'schema-part') {
    leave(where, shortText(label || name), 'kind');
    return [];
  }
  const { visible_when, required_when, disabled_when, read_only_when, ...plain } = rest;
  const settled = { ...plain, ...kindOf(type, config ?? {}) };
  const withFirst = withDefault(settled, first);
  const rules = rulesOf({ visible_when, required_when, disabled_when, read_only_when });
  return [
    {
      // Conditions name questions by the place in the schema.
      ...{ name: where, where, rules },
      question: { ...withFirst, question: label === '' ? name : label },
      ...(fields && { fields: fields.flatMap((inner) => questionOf(inner, leave, undefined)) }),
    },
  ];
}

function kindOf(type: string, config: WireConfig): Pick<WireQuestion, 'type' | 'config'> {
  const numbers = { min: numberOf(config.min), max: numberOf(config.max), step: numberOf(config.step) };
  if (type === 'schema-integer') return numberSettings({ isWhole: true, ...numbers });
  if (type === 'schema-decimal') return numberSettings({ isWhole: false, ...numbers });
  if (type === 'schema-slider') return { type: 'slider', config: given(numbers) };
  const known = Object.hasOwn(plainTypes, type) ? plainTypes[type] : type;
  return { type: known ?? type, ...(Object.keys(config).length > 0 && { config }) };
}

/** The question with the `default` of the schema. A list of rows, files and boxes begin empty. */
function withDefault<Question extends Omit<WireQuestion, 'qid' | 'question'>>(
  question: Question,
  first: unknown,
): Question {
  const isPlain =
    typeof first === 'string' || (Array.isArray(first) && !first.some(isRecord) && first.length > 0);
  if (!isPlain || first === '') return question;
  return { ...question, config: { ...question.config, default: first } };
}
