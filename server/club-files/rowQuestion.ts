import type { RowQuestionInFile } from '#schemas/club-file/questionInFile.ts';
import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { mapQuestion, type QuestionChange } from './mapQuestion.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Writes a question of a group as the wire and the database have it. */
export function rowQuestionOnWire(field: unknown, change: QuestionChange): Fields {
  const { qid, type, question, required, help, placeholder, defaultKey, options, config, ...conditions } =
    mapQuestion(fieldsOf(field), change);
  return {
    ...{ qid, nid: 0, type, question, required },
    ...(help !== '' && { help }),
    ...(placeholder !== '' && { placeholder }),
    ...(defaultKey !== undefined && { default_key: defaultKey }),
    ...(Array.isArray(options) && { options: options.map(optionOnWire) }),
    ...(config !== undefined && { config }),
    ...renamed(conditions, 'visibleWhen', 'visible_when'),
    ...renamed(conditions, 'requiredWhen', 'required_when'),
  };
}

/** Reads a question of a group from the database: the reverse of `rowQuestionOnWire`. */
export function rowQuestionInFile(stored: Fields, change: QuestionChange): RowQuestionInFile {
  const { nid: _always0, default_key, options, visible_when, required_when, ...same } = stored;
  const field = {
    ...{ required: false, help: '', placeholder: '', ...same },
    ...(default_key !== undefined && { defaultKey: default_key }),
    ...(Array.isArray(options) && { options: options.map(optionInFile) }),
    ...(visible_when !== undefined && { visibleWhen: visible_when }),
    ...(required_when !== undefined && { requiredWhen: required_when }),
  };
  // Groups come only from a club file or the demo data, and both allow only what the schema does.
  return mapQuestion(field, change) as RowQuestionInFile;
}

function optionOnWire(option: unknown): unknown {
  const { visibleWhen, ...rest } = fieldsOf(option);
  if (typeof option === 'string') return option;
  return visibleWhen === undefined ? rest : { ...rest, visible_when: visibleWhen };
}

function optionInFile(option: unknown): unknown {
  const { visible_when, ...rest } = fieldsOf(option);
  if (typeof option === 'string') return option;
  return visible_when === undefined ? rest : { ...rest, visibleWhen: visible_when };
}

function renamed(fields: Fields, from: string, to: string): Fields {
  return fields[from] === undefined ? {} : { [to]: fields[from] };
}
