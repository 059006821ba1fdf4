import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { both, type DraftQuestion, given, rulesOf, yesAndNo } from '../draft.ts';
import { surveyDialect } from '../expressions/dialects.ts';
import { parseExpression } from '../expressions/parse.ts';
import { expressionOf } from '../expressions/toExpression.ts';
import { partText, shortText, within } from '../imported.ts';
import { numberSettings } from '../reading/patterns.ts';
import { listOf, numberOf, type Source, sourceOf } from '../reading/source.ts';
import { localText, markdownOf, told } from '../reading/wireTexts.ts';
import { readChoices } from './readChoices.ts';
import { conditionIn, type Reading } from './reading.ts';
import { readValidators } from './readValidators.ts';
import { isLook, isTechnical } from './surveySettings.ts';

/** A kind with its settings, by the type of an element. */
type Kind = Omit<DraftQuestion['question'], 'question'> & { readonly rows?: readonly DraftQuestion[] };

type ReadKind = (source: Source, reading: Reading) => Kind | undefined;

/** Reads an element, which is one question, several, or none. */
export function readElement(element: WireRecord, parent: string, reading: Reading): readonly DraftQuestion[] {
  const { leave } = reading;
  const name = String(element.name ?? element.title ?? element.type ?? '');
  const where = within(parent, name);
  const source = sourceOf(element, where, leave);
  const type = source.text('type') ?? 'text';
  source.take('cellType');
  source.take('name');
  const title = localText(source.take('title'), { ...reading, where });
  if (type === 'multipletext') return readTexts({ source, where, name, title }, reading);
  if (type === 'panel') return readInnerPanel(source, reading);
  const kind = kinds[type]?.(source, reading);
  if (!kind) {
    // An element that can't be asked isn't taken apart: it is listed as it stands.
    leave(where, partText(element), type === 'image' ? 'media' : 'kind');
    return [];
  }
  if (Array.isArray(kind.options) && kind.options.length === 0 && kind.config?.options_from === undefined) {
    leave(where, partText(element), 'list');
    return [];
  }
  const { rows, ...settings } = kind;
  const visible_when = conditionIn(source, 'visibleIf');
  const required_when = conditionIn(source, 'requiredIf');
  const enabled = conditionIn(source, 'enableIf');
  const help = localText(source.take('description'), { ...reading, where });
  const placeholder = localText(source.take('placeholder') ?? source.take('placeHolder'), {
    ...reading,
    where,
  });
  const isLocked = source.flag('readOnly') === true;
  const isHidden = source.flag('visible') === false && !visible_when;
  const validated = readValidators(source, settings, reading);
  const question = {
    ...validated,
    // A static text needs no title.
    question: title ?? (settings.type === 'static' ? '' : name),
    ...given({ help, placeholder }),
    ...(source.flag('isRequired') && { required: true }),
    ...(isLocked && { config: { ...validated.config, access: 'readonly' as const } }),
  };
  const first = source.take('defaultValue');
  const withFirst = firstAnswer(question, first, source);
  source.leaveRest((setting) => (isTechnical(setting) ? 'technical' : isLook(setting) ? 'look' : 'setting'));
  if (isHidden) {
    leave(where, partText(element), 'hidden');
    return [];
  }
  return [
    {
      ...{ name, where, question: withFirst },
      rules: rulesOf({ visible_when, required_when, disabled_when: enabled && { not: enabled } }),
      ...(rows && { fields: rows }),
    },
  ];
}

/** The question with the answer to begin with. A box can't be ticked beforehand. */
function firstAnswer(
  question: DraftQuestion['question'],
  first: unknown,
  source: Source,
): DraftQuestion['question'] {
  if (first === undefined || first === null || first === '' || first === false) return question;
  const isPlain =
    ['string', 'number'].includes(typeof first) ||
    (Array.isArray(first) && first.every((item) => !isRecord(item)));
  const isTick = typeof first === 'boolean' && question.type === 'radio';
  if (!isPlain && !isTick) {
    source.leave('defaultValue', 'misfit');
    return question;
  }
  return { ...question, config: { ...question.config, default: isTick ? '1' : first } };
}

/** A panel in a row: its questions stand in the row themselves. */
function readInnerPanel(source: Source, reading: Reading): readonly DraftQuestion[] {
  const visible_when = conditionIn(source, 'visibleIf');
  const inner = readRows(
    [...listOf(source.take('elements')), ...listOf(source.take('questions'))],
    source.where,
    reading,
  );
  source.leaveRest((name) => (isTechnical(name) ? 'technical' : isLook(name) ? 'look' : 'setting'));
  return inner.map((one) => ({
    ...one,
    rules: rulesOf({ ...one.rules, visible_when: both(visible_when, one.rules?.visible_when) }),
  }));
}

/** A list of short texts under one title: each is a question. */
function readTexts(
  {
    source,
    where,
    name,
    title,
  }: {
    source: Source;
    where: string;
    name: string;
    title: DraftQuestion['question']['question'] | undefined;
  },
  reading: Reading,
): readonly DraftQuestion[] {
  const visible_when = conditionIn(source, 'visibleIf');
  const isRequired = source.flag('isRequired') === true;
  const questions = listOf(source.take('items')).flatMap((item) => {
    if (!isRecord(item)) {
      reading.leave(where, shortText(item), 'unreadable');
      return [];
    }
    const read = readElement({ ...item, type: 'text' }, where, reading);
    return read.map((one) => ({
      ...one,
      name: `${name}.${one.name}`,
      question: { ...one.question, ...(isRequired && { required: true }) },
      rules: rulesOf({ ...one.rules, visible_when: both(visible_when, one.rules?.visible_when) }),
    }));
  });
  const heading: readonly DraftQuestion[] =
    title === undefined
      ? []
      : [
          {
            name: `${name} title`,
            where,
            question: { type: 'static', question: title },
            rules: rulesOf({ visible_when }),
          },
        ];
  source.leaveRest((setting) => (isTechnical(setting) ? 'technical' : isLook(setting) ? 'look' : 'setting'));
  return [...heading, ...questions];
}

/** Questions of a row. */
function readRows(elements: readonly unknown[], where: string, reading: Reading): readonly DraftQuestion[] {
  return elements.flatMap((element) => {
    if (isRecord(element)) return readElement(element, where, reading);
    reading.leave(where, shortText(element), 'unreadable');
    return [];
  });
}

/** The kinds of short texts, by `inputType`. */
const inputs: Readonly<Record<string, string>> = {
  text: 'text',
  email: 'email',
  tel: 'phone',
  date: 'date',
  'datetime-local': 'datetime',
  datetime: 'datetime',
  time: 'time',
  url: 'url',
};

const readInput: ReadKind = (source) => {
  const input = source.text('inputType') ?? 'text';
  if (input === 'number' || input === 'range') {
    const [min, max, step] = [source.number('min'), source.number('max'), source.number('step')];
    if (input === 'range' && max !== undefined) return { type: 'slider', config: given({ min, max, step }) };
    return numberSettings({ isWhole: step !== undefined && Number.isInteger(step), min, max, step });
  }
  const type = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
  if (type === undefined) source.leave('inputType', 'kind');
  const bounds = type && ['date', 'datetime', 'time'].includes(type) ? dayBounds(source) : {};
  const max_length = type === 'text' || type === undefined ? source.number('maxLength') : undefined;
  return { type: type ?? 'text', config: { ...bounds, ...given({ max_length }) } };
};

/** The first and the last day of a date: a day, or `today()`. */
function dayBounds(source: Source) {
  const read = (plain: string, expression: string) => {
    const day = source.text(plain);
    if (day !== undefined && day !== '') return day;
    const text = source.text(expression)?.replaceAll(/\s/g, '').toLowerCase();
    if (text === 'today()' || text === 'currentdate()') return 'today';
    if (text !== undefined && text !== '') source.leave(expression, 'rule');
    return undefined;
  };
  return given({ min: read('min', 'minValueExpression'), max: read('max', 'maxValueExpression') });
}

const readChoice =
  (type: 'radio' | 'select' | 'select_multiple' | 'ranking'): ReadKind =>
  (source, reading) => ({ type, ...readChoices(source, reading) });

const readSeveral: ReadKind = (source, reading) => {
  const { config, ...rest } = readChoices(source, reading);
  const [min, max] = [source.number('minSelectedChoices'), source.number('maxSelectedChoices')];
  return {
    type: 'select_multiple',
    ...rest,
    config: { ...config, ...given({ min: min || undefined, max: max || undefined }) },
  };
};

const readPictures: ReadKind = (source, reading) =>
  source.flag('multiSelect') ? readSeveral(source, reading) : readChoice('radio')(source, reading);

/** A box, or yes and no where an answer is required: a required box must be ticked. */
const readBoolean: ReadKind = (source, reading) => {
  const where = source.where;
  const yes = localText(source.take('labelTrue'), { ...reading, where });
  const no = localText(source.take('labelFalse'), { ...reading, where });
  const isChoice = source.has('isRequired') || yes !== undefined || no !== undefined;
  if (!isChoice) return { type: 'checkbox' };
  const [isTrue, isFalse] = yesAndNo;
  return {
    type: 'radio',
    options: [
      yes === undefined ? isTrue : { ...isTrue, label: yes },
      no === undefined ? isFalse : { ...isFalse, label: no },
    ],
  };
};

const readRating: ReadKind = (source, reading) => {
  if (source.has('rateValues')) return { type: 'radio', ...readChoices(source, reading, 'rateValues') };
  const [min = 1, max = source.number('rateCount') ?? 5, step = 1] = [
    source.number('rateMin'),
    source.number('rateMax'),
    source.number('rateStep'),
  ];
  const isStars = min === 1 && step === 1 && Number.isInteger(max) && max >= 2 && max <= 10;
  return isStars ? { type: 'rating', config: { max } } : { type: 'slider', config: { min, max, step } };
};

const readMatrix: ReadKind = (source, reading) => {
  const { options = [] } = readChoices(source, reading, 'columns');
  const rows = readChoices(source, reading, 'rows').options ?? [];
  if (source.flag('isAllRowRequired') || source.flag('eachRowRequired'))
    source.leave('eachRowRequired', 'built-in');
  return { type: 'matrix', options, config: { rows } };
};

/** Rows of a table or of panels. The columns of a table share the type and the choices of the table. */
const readGroup =
  (fields: 'columns' | 'templateElements', counts: readonly [string, string]): ReadKind =>
  (source, reading) => {
    const [min, max] = counts.map((name) => source.number(name));
    const shared = listOf(source.take('choices'));
    const cellType = source.text('cellType') ?? 'dropdown';
    const asElement = (column: unknown) => {
      if (!isRecord(column) || fields !== 'columns') return column;
      const own =
        typeof column.cellType === 'string' && column.cellType !== 'default' ? column.cellType : cellType;
      return {
        ...column,
        type: own,
        ...(column.choices === undefined && shared.length > 0 && { choices: shared }),
      };
    };
    const rows = readRows(listOf(source.take(fields)).map(asElement), source.where, reading);
    const label = localText(source.take('templateTitle') ?? source.take('templateTabTitle'), {
      ...{ defaultTag: reading.defaultTag, where: source.where },
      // The number of a row is added by the form.
      leave: () => undefined,
    });
    const name = typeof label === 'string' ? label.replace(/[\s:#]*\{panelIndex\}\s*$/, '') : label;
    if (typeof name === 'string') told(name, source.where, reading.leave);
    return {
      type: 'group',
      config: { repeat: given({ min: min || undefined, max, label: name === '' ? undefined : name }) },
      rows,
    };
  };

const readFile: ReadKind = (source) => {
  const accepted = source.text('acceptedTypes') ?? '';
  const isImage =
    accepted !== '' &&
    accepted.split(',').every((type) => /^\s*(image\/|\.(jpe?g|png|gif|webp|heic))/i.test(type));
  if (accepted !== '' && !isImage) source.leave('acceptedTypes', 'setting');
  const most = source.flag('allowMultiple') ? source.number('maxFiles') : 1;
  return { type: isImage ? 'image' : 'file', config: given({ max: most }) };
};

const readHtml: ReadKind = (source, reading) => {
  const html = localText(source.take('html'), { ...reading, where: source.where });
  const text = typeof html === 'string' ? html : Object.values(html ?? {})[0];
  if (typeof html === 'object') reading.leave(source.where, shortText(html), 'setting');
  return { type: 'static', config: { text: markdownOf(text ?? '', source.where, reading.leave) } };
};

const readComputed: ReadKind = (source) => {
  const text = source.text('expression') ?? '';
  const expression = expressionOf(parseExpression(text, surveyDialect));
  if (expression === undefined) return undefined;
  const decimals = numberOf(source.take('maximumFractionDigits'));
  const isMoney = source.text('displayStyle') === 'currency';
  return {
    type: 'computed',
    config: {
      expression,
      ...given({ decimals: decimals ?? (isMoney ? 2 : undefined), prefix: isMoney ? '€' : undefined }),
    },
  };
};

const kinds: Readonly<Record<string, ReadKind | undefined>> = {
  text: readInput,
  comment: (source) => ({ type: 'textarea', config: given({ max_length: source.number('maxLength') }) }),
  radiogroup: readChoice('radio'),
  buttongroup: readChoice('radio'),
  dropdown: readChoice('select'),
  checkbox: readSeveral,
  tagbox: readSeveral,
  imagepicker: readPictures,
  ranking: readChoice('ranking'),
  rating: readRating,
  slider: (source) => ({
    type: 'slider',
    config: given({ min: source.number('min'), max: source.number('max'), step: source.number('step') }),
  }),
  boolean: readBoolean,
  matrix: readMatrix,
  matrixdynamic: readGroup('columns', ['minRowCount', 'maxRowCount']),
  paneldynamic: readGroup('templateElements', ['minPanelCount', 'maxPanelCount']),
  file: readFile,
  signaturepad: () => ({ type: 'signature' }),
  html: readHtml,
  expression: readComputed,
};
