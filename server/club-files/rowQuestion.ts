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
    ...renamed(conditions, 'disabledWhen', 'disabled_when'),
    ...renamed(conditions, 'readOnlyWhen', 'read_only_when'),
    ...renamed(conditions, 'lockReason', 'lock_reason'),
  };
}

/** Reads a question of a group from the database: the reverse of `rowQuestionOnWire`. */
export function rowQuestionInFile(stored: Fields, change: QuestionChange): RowQuestionInFile {
  const { nid: _always0, default_key, options, visible_when, required_when, ...others } = stored;
  const { disabled_when, read_only_when, lock_reason, ...same } = others;
  const field = {
    ...{ required: false, help: '', placeholder: '', ...same },
    ...(default_key !== undefined && { defaultKey: default_key }),
    ...(Array.isArray(options) && { options: options.map(optionInFile) }),
    ...(visible_when !== undefined && { visibleWhen: visible_when }),
    ...(required_when !== undefined && { requiredWhen: required_when }),
    ...(disabled_when !== undefined && { disabledWhen: disabled_when }),
    ...(read_only_when !== undefined && { readOnlyWhen: read_only_when }),
    ...(lock_reason !== undefined && { lockReason: lock_reason }),
  };
  // Groups come only from a club file or the demo data, and both allow only what the schema does.
  return mapQuestion(field, change) as RowQuestionInFile;
}

function optionOnWire(option: unknown): unknown {
  const { visibleWhen, imageAlt, ...rest } = fieldsOf(option);
  if (typeof option === 'string') return option;
  return {
    ...rest,
    ...(visibleWhen !== undefined && { visible_when: visibleWhen }),
    ...(imageAlt !== undefined && { image_alt: imageAlt }),
  };
}

function optionInFile(option: unknown): unknown {
  const { visible_when, image_alt, ...rest } = fieldsOf(option);
  if (typeof option === 'string') return option;
  return {
    ...rest,
    ...(visible_when !== undefined && { visibleWhen: visible_when }),
    ...(image_alt !== undefined && { imageAlt: image_alt }),
  };
}

function renamed(fields: Fields, from: string, to: string): Fields {
  return fields[from] === undefined ? {} : { [to]: fields[from] };
}
