import type { WireConfig, WireOption } from '../../sections/wireSection.ts';
import { type DraftQuestion, given, rulesOf, type WireCondition } from '../draft.ts';
import { xlsDialect } from '../expressions/dialects.ts';
import { parseExpression } from '../expressions/parse.ts';
import { conditionOf } from '../expressions/toCondition.ts';
import { expressionOf } from '../expressions/toExpression.ts';
import { type Leave, type NotTakenReason, shortText } from '../imported.ts';
import { numberSettings } from '../reading/patterns.ts';
import { numberOf } from '../reading/source.ts';
import type { ChoiceLists, ListedOption } from './choiceLists.ts';
import { limitsIn } from './constraints.ts';
import type { Row } from './xlsRows.ts';

interface Around {
  /** The cell `type`. */
  readonly type: string;
  readonly lists: ChoiceLists;
  readonly leave: Leave;
}

type Kind = Omit<DraftQuestion['question'], 'question'>;

/** Types of rows that ask nothing of a person. */
const metadata = new Set([
  'start',
  'end',
  'today',
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'audit',
  'start-geopoint',
  'background-audio',
  'xml-external',
  'csv-external',
]);

/** The condition in the column `relevant`; one that can't be read is listed. */
export function relevance(row: Row): WireCondition | undefined {
  return conditionIn(row, 'relevant');
}

function conditionIn(row: Row, column: string): WireCondition | undefined {
  const text = row.cell(column);
  if (text === '') return undefined;
  const condition = conditionOf(parseExpression(text, xlsDialect));
  if (!condition) row.leave(column, 'rule');
  return condition;
}

/** Reads a row, which is a question or none. */
export function readXlsQuestion(row: Row, { type, lists, leave }: Around): readonly DraftQuestion[] {
  const name = row.cell('name');
  const label = row.text('label');
  const leaveRow = (reason: NotTakenReason): readonly [] => {
    leave(
      row.where,
      shortText([type, name, ...(label === undefined ? [] : [shortText(label)])].join(' ')),
      reason,
    );
    row.leaveRest(() => reason);
    return [];
  };
  if (type === '') return leaveRow('unreadable');
  const [word = '', list = '', ...others] = type.split(' ');
  const hasOther = /^or[ _](specify )?other$/i.test(others.join(' '));
  if (metadata.has(type.toLowerCase()) && label === undefined) return leaveRow('technical');
  const appearance = row.cell('appearance').toLowerCase();
  const kind = kindOf({ word: word.toLowerCase(), list, hasOther, appearance, row, lists });
  if (!kind) return leaveRow(reasonFor(word.toLowerCase()));
  if (appearance !== '' && !usedAppearances.some((one) => appearance.includes(one)))
    row.leave('appearance', 'look');
  const limited = withLimits(kind, row);
  const visible_when = relevance(row);
  const { isRequired, required_when } = requirement(row);
  const help = row.text('hint');
  const isLocked = isTrue(row.cell('read_only'));
  const first = row.cell('default');
  const hasScript = /\$\{|\(/.test(first);
  if (hasScript) row.leave('default', 'rule');
  const config: WireConfig = {
    ...limited.config,
    ...(isLocked && { access: 'readonly' }),
    ...(first !== '' &&
      !hasScript && { default: limited.type === 'select_multiple' ? first.split(/\s+/) : first }),
  };
  row.leaveRest((column) =>
    column === 'media' || column === 'image' || column === 'audio' || column === 'video'
      ? 'media'
      : 'setting',
  );
  const question = {
    ...limited,
    question: label ?? name,
    ...given({ help }),
    ...(isRequired && { required: true }),
    ...(Object.keys(config).length > 0 && { config }),
  };
  return [{ name, where: row.where, question, rules: rulesOf({ visible_when, required_when }) }];
}

/** Why a row is no question. */
function reasonFor(word: string): NotTakenReason {
  if (word === 'hidden') return 'hidden';
  if (word === 'calculate') return 'rule';
  return /^(select|rank)/.test(word) ? 'list' : 'kind';
}

/** Appearances that decide the kind of a question. */
const usedAppearances = ['multiline', 'minimal', 'autocomplete', 'signature', 'url', 'rating'];

interface Typed {
  readonly word: string;
  readonly list: string;
  readonly hasOther: boolean;
  readonly appearance: string;
  readonly row: Row;
  readonly lists: Around['lists'];
}

function kindOf({ word, list, hasOther, appearance, row, lists }: Typed): Kind | undefined {
  const choices = (type: string): Kind | undefined => {
    const options = optionsOf(lists.optionsOf(list), row);
    if (options.length === 0) return undefined;
    return { type, options, ...(hasOther && { config: { other: true } }) };
  };
  switch (word) {
    case 'text':
    case 'string':
      return {
        type: appearance.includes('multiline') ? 'textarea' : appearance.includes('url') ? 'url' : 'text',
      };
    case 'integer':
    case 'int':
    case 'decimal': {
      const { min, max } = limitsIn(row.cell('constraint'), word !== 'decimal');
      return numberSettings({ isWhole: word !== 'decimal', min: numberOf(min), max: numberOf(max) });
    }
    case 'range':
      return rangeOf(row, appearance);
    case 'select_one':
    case 'select1':
      return choices(
        appearance.includes('minimal') || appearance.includes('autocomplete') ? 'select' : 'radio',
      );
    case 'select_multiple':
    case 'select':
      return choices('select_multiple');
    case 'rank':
      return choices('ranking');
    case 'note':
      return { type: 'static' };
    case 'date':
      return { type: 'date' };
    case 'time':
      return { type: 'time' };
    case 'datetime':
      return { type: 'datetime' };
    case 'image':
    case 'photo':
      return appearance.includes('signature') ? { type: 'signature' } : { type: 'image', config: { max: 1 } };
    case 'file':
      return { type: 'file', config: { max: 1 } };
    case 'acknowledge':
    case 'trigger':
      return { type: 'checkbox' };
    case 'calculate':
    case 'calculation': {
      const expression = expressionOf(parseExpression(row.cell('calculation'), xlsDialect));
      return expression === undefined ? undefined : { type: 'computed', config: { expression } };
    }
    default:
      return undefined;
  }
}

/** `start=0 end=10 step=2`. */
function rangeOf(row: Row, appearance: string): Kind {
  const parameters = new Map(
    row
      .cell('parameters')
      .split(/[\s;,]+/)
      .map((one) => one.split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), numberOf(value)] as const),
  );
  const [min = 1, max = 10, step = 1] = [
    parameters.get('start'),
    parameters.get('end'),
    parameters.get('step'),
  ];
  const isStars = appearance.includes('rating') && min === 1 && step === 1 && max >= 2 && max <= 10;
  return isStars ? { type: 'rating', config: { max } } : { type: 'slider', config: { min, max, step } };
}

/** The options of a list. A filter such as `province = ${province}` is a condition of each option. */
function optionsOf(listed: readonly ListedOption[], row: Row): readonly WireOption[] {
  const filter = row.cell('choice_filter');
  if (filter === '') return listed.map(({ option }) => option);
  const [, column, name, name2, column2] =
    /^\s*(?:([\w-]+)\s*=\s*\$\{([^{}]+)\}|\$\{([^{}]+)\}\s*=\s*([\w-]+))\s*$/.exec(filter) ?? [];
  const by = column ?? column2;
  const qid = name ?? name2;
  if (by === undefined || qid === undefined) {
    row.leave('choice_filter', 'rule');
    return listed.map(({ option }) => option);
  }
  return listed.map(({ option, cell }) => ({ ...option, visible_when: { qid, equals: cell(by) } }));
}

/** The kind with the limits of its constraint. A number has them already. */
function withLimits(kind: Kind, row: Row): Kind {
  const constraint = row.cell('constraint');
  if (constraint === '') return kind;
  const limits = limitsIn(constraint, isCounted(kind));
  const message = row.text('constraint_message');
  const said = typeof message === 'string' ? message : undefined;
  const own = ownLimits(kind, limits);
  if (!own || !limits.isWhole) row.leave('constraint', /\bregex\s*\(/.test(constraint) ? 'pattern' : 'rule');
  const isTold = own?.pattern !== undefined;
  if (!isTold && message !== undefined) row.leave('constraint_message', 'setting');
  return own
    ? { ...kind, config: { ...kind.config, ...own, ...(isTold && given({ pattern_message: said })) } }
    : kind;
}

/** Whether an answer is a whole number. */
function isCounted({ type, config }: Kind): boolean {
  return type === 'number' || (type === 'decimal' && config?.step === 1);
}

/** `undefined` where the kind has no setting for one of the limits. */
function ownLimits({ type = '' }: Kind, limits: ReturnType<typeof limitsIn>): WireConfig | undefined {
  const { min, max, min_length, max_length, pattern, least, most } = limits;
  const hasBounds = min !== undefined || max !== undefined;
  const hasLengths = min_length !== undefined || max_length !== undefined || pattern !== undefined;
  const hasCounts = least !== undefined || most !== undefined;
  if (['number', 'decimal', 'slider'].includes(type))
    return hasLengths || hasCounts ? undefined : given({ min: numberOf(min), max: numberOf(max) });
  if (['date', 'datetime', 'time'].includes(type))
    return hasLengths || hasCounts ? undefined : given({ min, max });
  if (type === 'text' || type === 'textarea')
    return hasBounds || hasCounts ? undefined : given({ min_length, max_length, pattern });
  if (type === 'select_multiple')
    return hasBounds || hasLengths ? undefined : given({ min: least, max: most });
  return undefined;
}

function requirement(row: Row): {
  readonly isRequired: boolean;
  readonly required_when: WireCondition | undefined;
} {
  const text = row.cell('required');
  if (text === '' || isTrue(text) || /^(no|false|false\(\)|nee)$/i.test(text))
    return { isRequired: isTrue(text), required_when: undefined };
  return { isRequired: false, required_when: conditionIn(row, 'required') };
}

function isTrue(text: string): boolean {
  return /^(yes|true|true\(\)|1|ja|y)$/i.test(text.trim());
}
