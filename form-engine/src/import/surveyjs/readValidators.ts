import { isRecord } from '../../sections/wireValue.ts';
import type { DraftQuestion } from '../draft.ts';
import { given } from '../draft.ts';
import { shortText } from '../imported.ts';
import { wholePattern } from '../reading/patterns.ts';
import { listOf, type Source, sourceOf } from '../reading/source.ts';
import { localText } from '../reading/wireTexts.ts';
import type { Reading } from './reading.ts';

type Kind = Omit<DraftQuestion['question'], 'question'>;

/** The kind with the limits that the validators of its element set. Those that it has no setting for are listed. */
export function readValidators(source: Source, kind: Kind, reading: Reading): Kind {
  return listOf(source.take('validators')).reduce<Kind>((one, validator) => {
    const changed = isRecord(validator)
      ? withValidator(one, sourceOf(validator, source.where, reading.leave), reading)
      : undefined;
    if (!changed) reading.leave(source.where, `validator: ${shortText(validator)}`, reasonFor(validator));
    // Only a pattern has a message of its own here.
    else if (
      isRecord(validator) &&
      validator.text !== undefined &&
      changed.config?.pattern_message === undefined
    )
      reading.leave(source.where, `text: ${shortText(validator.text)}`, 'setting');
    return changed ?? one;
  }, kind);
}

function reasonFor(validator: unknown) {
  if (!isRecord(validator)) return 'unreadable';
  return validator.type === 'regex' ? 'pattern' : validator.type === 'expression' ? 'rule' : 'misfit';
}

/** `undefined` where the kind has no setting for it. */
function withValidator(kind: Kind, source: Source, reading: Reading): Kind | undefined {
  const { config } = kind;
  const type = source.text('type');
  const message = localText(source.take('text'), { ...reading, where: source.where });
  const said = typeof message === 'string' ? message : undefined;
  const isText = kind.type === 'text' || kind.type === 'textarea';
  switch (type) {
    case 'email':
    case 'emailvalidator':
      return kind.type === 'text' || kind.type === 'email' ? { type: 'email' } : undefined;
    case 'numeric':
    case 'numericvalidator': {
      const bounds = given({ min: source.number('minValue'), max: source.number('maxValue') });
      if (kind.type === 'text') return { type: 'decimal', config: bounds };
      return kind.type === 'decimal' || kind.type === 'number'
        ? { ...kind, config: { ...config, ...bounds } }
        : undefined;
    }
    case 'text':
    case 'textvalidator': {
      if (!isText || source.has('allowDigits') || source.take('allowDigits') === false) return undefined;
      const [min, max] = [source.number('minLength'), source.number('maxLength')];
      return {
        ...kind,
        config: { ...config, ...given({ min_length: min || undefined, max_length: max || undefined }) },
      };
    }
    case 'regex':
    case 'regexvalidator': {
      const pattern = wholePattern(source.text('regex') ?? '', false);
      if (!isText || pattern === undefined || source.flag('caseInsensitive')) return undefined;
      return { ...kind, config: { ...config, pattern, ...given({ pattern_message: said }) } };
    }
    case 'answercount':
    case 'answercountvalidator': {
      if (kind.type !== 'select_multiple') return undefined;
      const [min, max] = [source.number('minCount'), source.number('maxCount')];
      return { ...kind, config: { ...config, ...given({ min: min || undefined, max: max || undefined }) } };
    }
    default:
      return undefined;
  }
}
