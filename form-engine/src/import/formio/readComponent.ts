import type { WireConfig, WireOption } from '../../sections/wireSection.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { type DraftQuestion, given, rulesOf } from '../draft.ts';
import { type Leave, type NotTakenReason, partText, shortText, within } from '../imported.ts';
import { numberSettings, wholePattern } from '../reading/patterns.ts';
import { listOf, type Source, sourceOf } from '../reading/source.ts';
import { markdownOf, told } from '../reading/wireTexts.ts';
import { formIoReason } from './formIoSettings.ts';
import { conditionsOf } from './readConditions.ts';

/** Tools for components that hold others. */
export interface ComponentReading {
  readonly leave: Leave;
  /** The questions of a row. */
  readonly rowOf: (components: readonly unknown[], where: string) => readonly DraftQuestion[];
}

type Kind = Omit<DraftQuestion['question'], 'question'> & { readonly rows?: readonly DraftQuestion[] };

type ReadKind = (source: Source, limits: Source, reading: ComponentReading) => Kind;

/** Components that no question is, and the reason. */
const notAsked: Readonly<Record<string, NotTakenReason>> = {
  button: 'built-in',
  recaptcha: 'built-in',
  captcha: 'built-in',
  hidden: 'hidden',
  custom: 'script',
};

/** Reads a component, which is a question or none. */
export function readComponent(
  component: WireRecord,
  parent: string,
  reading: ComponentReading,
): readonly DraftQuestion[] {
  const { leave } = reading;
  const type = typeof component.type === 'string' ? component.type : '';
  const key = String(component.key ?? '');
  const where = within(parent, String(component.label || key || type));
  const read = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!read) {
    const reason = Object.hasOwn(notAsked, type) ? notAsked[type] : 'kind';
    leave(where, partText(component), reason ?? 'kind');
    return [];
  }
  const source = sourceOf(component, where, leave);
  source.take('type');
  source.take('key');
  const label = source.text('label') ?? '';
  const validate = source.take('validate');
  const limits = sourceOf(isRecord(validate) ? validate : {}, where, leave);
  const { rows, ...kind } = read(source, limits, reading);
  if (Array.isArray(kind.options) && kind.options.length === 0) {
    leave(where, partText(component), 'list');
    return [];
  }
  const visible_when = conditionsOf(source);
  const isHidden = source.flag('hidden') === true && !visible_when;
  const isRequired = limits.flag('required') === true;
  const helps = [source.text('description'), source.text('tooltip')].filter(
    (text) => text !== undefined && text !== '',
  );
  const help = helps.length > 0 ? told(helps.join('\n'), where, leave) : undefined;
  const placeholder = source.text('placeholder');
  const isLocked = source.flag('disabled') === true;
  const affixes = ['text', 'number', 'decimal'].includes(kind.type ?? '')
    ? given({ prefix: source.text('prefix') || undefined, suffix: source.text('suffix') || undefined })
    : {};
  const first = readFirst(source, kind.type);
  const config: WireConfig = {
    ...kind.config,
    ...affixes,
    ...(isLocked && { access: 'readonly' }),
    ...given({ default: first }),
  };
  limits.leaveRest((name) =>
    name === 'custom' || name === 'customPrivate' ? 'script' : name === 'json' ? 'rule' : 'misfit',
  );
  source.leaveRest(formIoReason);
  if (isHidden) {
    leave(where, partText(component), 'hidden');
    return [];
  }
  const question = {
    ...kind,
    // A label in the exports of a static text is for who builds the form.
    question: kind.type === 'static' ? '' : told(label, where, leave) || key,
    ...given({ help, placeholder: placeholder === '' ? undefined : placeholder }),
    ...(isRequired && { required: true }),
    ...(Object.keys(config).length > 0 && { config }),
  };
  return [{ name: key, where, question, rules: rulesOf({ visible_when }), ...(rows && { fields: rows }) }];
}

/** The answer to begin with; a text or a number, or the ticked boxes of several. */
function readFirst(source: Source, type: string | undefined): unknown {
  const first = source.take('defaultValue');
  if (first === undefined || first === null || first === '' || first === false) return undefined;
  if (type === 'checkbox' && first === true) source.leave('defaultValue', 'misfit');
  if (type === 'checkbox') return undefined;
  if (isRecord(first)) {
    const ticked = Object.entries(first).filter(([, value]) => value === true);
    if (type === 'select_multiple') return ticked.length > 0 ? ticked.map(([value]) => value) : undefined;
    if (Object.values(first).some((value) => value !== '' && value !== false))
      source.leave('defaultValue', 'misfit');
    return undefined;
  }
  if (Array.isArray(first) && (first.length === 0 || type === 'group' || first.some(isRecord))) {
    if (JSON.stringify(first) !== '[]' && JSON.stringify(first) !== '[{}]')
      source.leave('defaultValue', 'misfit');
    return undefined;
  }
  return first;
}

/** The limits of a text. */
function textLimits(limits: Source): WireConfig {
  const [min, max] = [limits.number('minLength'), limits.number('maxLength')];
  const written = limits.text('pattern');
  const message = limits.text('customMessage') || limits.text('patternMessage') || undefined;
  const pattern = written === undefined || written === '' ? undefined : wholePattern(written, true);
  return given({
    min_length: min || undefined,
    max_length: max || undefined,
    pattern,
    pattern_message: pattern === undefined ? undefined : message,
  });
}

const readText =
  (type: 'text' | 'textarea'): ReadKind =>
  (source, limits) => {
    if (source.flag('multiple')) source.leave('multiple', 'setting');
    const isPlain = source.text('inputFormat') === 'plain';
    if (isPlain) source.take('inputFormat');
    if (source.has('inputMask')) source.leave('inputMask', 'pattern');
    return { type, config: textLimits(limits) };
  };

const readPlain =
  (type: string): ReadKind =>
  () => ({ type });

const readNumber: ReadKind = (source, limits) => {
  const isWhole =
    source.number('decimalLimit') === 0 ||
    limits.flag('integer') === true ||
    limits.text('integer') === 'true';
  const [min, max] = [limits.number('min'), limits.number('max')];
  const step = limits.text('step') === 'any' ? undefined : limits.number('step');
  return numberSettings({ isWhole, min, max, step });
};

const readMoney: ReadKind = (source, limits) => {
  const currency = source.text('currency') ?? 'USD';
  const { config } = numberSettings({ isWhole: false, min: limits.number('min'), max: limits.number('max') });
  return { type: 'decimal', config: { ...config, step: 0.01, prefix: currency === 'EUR' ? '€' : currency } };
};

/** A day, a time, or both, by what is switched on. */
const readMoment: ReadKind = (source) => {
  const hasTime = source.take('enableTime') !== false;
  const hasDate = source.take('enableDate') !== false;
  const picker = source.take('datePicker');
  const bounds = isRecord(picker) ? [picker.minDate, picker.maxDate] : [];
  const [min, max] = bounds.map((day) => {
    const text = typeof day === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0] : undefined;
    if (typeof day === 'string' && day !== '' && text === undefined) source.leave('datePicker', 'script');
    return text;
  });
  const type = hasTime && hasDate ? 'datetime' : hasTime ? 'time' : 'date';
  return { type, config: type === 'time' ? {} : given({ min, max }) };
};

/** Options in `values`, with `{ label, value }`. */
function optionsIn(list: unknown, source: Source, leave: Leave): readonly WireOption[] {
  return listOf(list).flatMap((one) => {
    if (typeof one === 'string' || typeof one === 'number') return [{ value: String(one) }];
    const value = isRecord(one) ? one.value : undefined;
    if (!isRecord(one) || (typeof value !== 'string' && typeof value !== 'number')) {
      leave(source.where, shortText(one), 'unreadable');
      return [];
    }
    const option = sourceOf(one, source.where, leave);
    option.take('value');
    const label = option.text('label');
    option.leaveRest(() => 'technical');
    // An empty row is what a builder leaves behind.
    if (String(value) === '' && (label === undefined || label === '')) return [];
    return [{ value: String(value), ...given({ label: label === '' ? undefined : label }) }];
  });
}

const readRadio: ReadKind = (source, _limits, { leave }) => ({
  type: 'radio',
  options: optionsIn(source.take('values'), source, leave),
});

const readBoxes: ReadKind = (source, limits, { leave }) => {
  const [min, max] = [limits.number('minSelectedCount'), limits.number('maxSelectedCount')];
  return {
    type: 'select_multiple',
    options: optionsIn(source.take('values'), source, leave),
    config: given({ min: min || undefined, max: max || undefined }),
  };
};

const readSelect: ReadKind = (source, _limits, { leave }) => {
  const from = source.text('dataSrc') ?? 'values';
  const data = source.take('data');
  const values = isRecord(data) ? (data.values ?? data.json) : undefined;
  const parsed = from === 'json' && typeof values === 'string' ? parsedJson(values) : values;
  const options = from === 'values' || from === 'json' ? optionsIn(parsed, source, leave) : [];
  return { type: source.flag('multiple') ? 'select_multiple' : 'select', options };
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Questions with the same answers: a matrix. */
const readTable: ReadKind = (source, _limits, { leave }) => ({
  type: 'matrix',
  options: optionsIn(source.take('values'), source, leave),
  config: { rows: optionsIn(source.take('questions'), source, leave) },
});

const readGroup: ReadKind = (source, limits, { rowOf }) => {
  const [min, max] = [limits.number('minLength'), limits.number('maxLength')];
  const rows = rowOf(listOf(source.take('components')), source.where);
  return { type: 'group', config: { repeat: given({ min: min || undefined, max: max || undefined }) }, rows };
};

const readFile: ReadKind = (source) => {
  const pattern = source.text('filePattern') ?? '';
  const isImage =
    source.flag('image') === true ||
    (pattern !== '' && pattern.split(',').every((one) => /image\/|\.(jpe?g|png)/i.test(one)));
  if (pattern !== '' && pattern !== '*' && !isImage) source.leave('filePattern', 'setting');
  return { type: isImage ? 'image' : 'file', ...(source.flag('multiple') ? {} : { config: { max: 1 } }) };
};

const readContent: ReadKind = (source, _limits, { leave }) => {
  const html = source.text('html') ?? source.text('content') ?? '';
  return { type: 'static', config: { text: markdownOf(html, source.where, leave) } };
};

const kinds: Readonly<Record<string, ReadKind>> = {
  textfield: readText('text'),
  textarea: readText('textarea'),
  number: readNumber,
  currency: readMoney,
  checkbox: readPlain('checkbox'),
  selectboxes: readBoxes,
  select: readSelect,
  radio: readRadio,
  survey: readTable,
  email: readPlain('email'),
  url: readPlain('url'),
  phoneNumber: readPlain('phone'),
  address: readPlain('address'),
  datetime: readMoment,
  day: readPlain('date'),
  time: readPlain('time'),
  file: readFile,
  signature: readPlain('signature'),
  htmlelement: readContent,
  content: readContent,
  datagrid: readGroup,
  editgrid: readGroup,
};
