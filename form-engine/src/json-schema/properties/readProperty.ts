import { isBrokenText } from '../../rules/cleanText.ts';
import { ownField } from '../../sections/wireValue.ts';
import { fitsSchema } from '../choices/fits.ts';
import { misfit } from '../data/misfit.ts';
import { memberTexts, reportUnreadUi, type UiNode } from '../memberTexts.ts';
import type { AskedValue, SchemaField, SchemaMember } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader, takeUnread } from '../schemaReader.ts';
import { readChoiceProperty, readChoicesProperty } from './readChoiceProperty.ts';
import { readNumberProperty } from './readNumberProperty.ts';
import { readPart } from './readPart.ts';
import { canOffer, listsValues } from './readSchemaOptions.ts';
import { readTextProperty } from './readTextProperty.ts';
import { isNullable, isOfType, ofTexts, typeOf, typesOf } from './typeOf.ts';

/** A property whose schema is resolved. */
export interface PropertyPlace {
  readonly name: string;
  /** JSON pointer into the data. */
  readonly qid: string;
  readonly node: SchemaNode;
  /** The items of a list of choices; `undefined` for anything else. */
  readonly items: SchemaNode | undefined;
  readonly ui: UiNode;
}

/** Reads a property that is no object. What no question fits is a part. */
export function readProperty(reader: SchemaReader, place: PropertyPlace): SchemaMember {
  const { name, qid, node, ui } = place;
  const texts = memberTexts(reader, node, ui, name);
  reportUnreadUi(reader, node, ui);
  const pointer = node.at();
  if (isFixed(node)) {
    reportUnread(reader, node, ['type', 'const']);
    const value = ownField(node.schema, 'const');
    const unread = takeUnread(reader, node);
    if (!isOfType(value, typesOf(node.schema)) || (unread && !fitsSchema(reader.root, unread, value)))
      reader.report('malformed', node.at('const'), 'this value is none that the property may have');
    return { is: 'fixed', name, pointer, value };
  }
  const field = isPart(node, ui) ? undefined : readAskedValue(reader, place);
  if (!field) return readPart(reader, place);
  const preset = ownField(node.schema, 'default');
  const asked = { ...field.asked, toAnswer: answerOfType(field, node) };
  const check = takeUnread(reader, node);
  return {
    ...{ is: 'field', name, qid, pointer, texts },
    ...field,
    asked,
    isNullable: isNullable(node) || asked.hasNull === true,
    preset,
    check,
  };
}

/**
 * Reads values of the type that is asked. A value of another type is a misfit. Where the schema allows it, its text is shown
 * in a question for text, and nothing in any other.
 */
function answerOfType({ type, asked }: AskedField, node: SchemaNode): AskedValue['toAnswer'] {
  const { schema } = node;
  const own = valueTypes[type];
  return (value) => {
    if (isOfType(value, own)) return isBrokenText(String(value)) ? misfit(value) : asked.toAnswer(value);
    if (!isOfType(value, typesOf(schema)) || isConsent(node)) return misfit(value);
    // The limits of a text are those of texts only.
    const isFree = !Object.keys(schema).some((keyword) => ofTexts.has(keyword));
    return type === 'string' && isFree && isOfType(value, ['number', 'boolean']) ? String(value) : undefined;
  };
}

/** The types of the values that a question can have; `undefined` where its options tell. */
const valueTypes: Readonly<Record<SchemaField['type'], readonly unknown[] | undefined>> = {
  string: ['string'],
  // A fraction is shown, and refused.
  integer: ['number'],
  number: ['number'],
  boolean: ['boolean'],
  choices: ['array'],
  choice: undefined,
  list: undefined,
  part: undefined,
};

/** Formats and widgets of a text that rjsf has a control for, and we haven't. */
const partFormats: ReadonlySet<unknown> = new Set(['color', 'data-url', 'password']);
const partWidgets: ReadonlySet<unknown> = new Set(['alt-date', 'alt-datetime', 'color', 'file', 'password']);

/** Whether a property is left to rjsf at once: it has a control or values that no question has. */
function isPart(node: SchemaNode, ui: UiNode): boolean {
  const { schema } = node;
  if (partWidgets.has(ui.setting('widget'))) return true;
  if (isConsent(node)) return false;
  if (listsValues(node)) return !canOffer(schema);
  return (typeOf(node) ?? 'string') === 'string' && partFormats.has(ownField(schema, 'format'));
}

/** Whether a property has one possible value, other than a consent. */
function isFixed(node: SchemaNode): boolean {
  return Object.hasOwn(node.schema, 'const') && !(node.schema.const === true && isConsent(node));
}

type AskedField = Pick<SchemaField, 'type' | 'asked'>;

function readAskedValue(reader: SchemaReader, { node, items, ui }: PropertyPlace): AskedField | undefined {
  if (isConsent(node)) return { type: 'boolean', asked: readTickProperty(reader, node) };
  if (listsValues(node)) return { type: 'choice', asked: readChoiceProperty(reader, node, ui) };
  const type = typeOf(node);
  switch (type) {
    case 'string':
      return { type: 'string', asked: readTextProperty(reader, node, ui) };
    case 'number':
    case 'integer':
      return { type, asked: readNumberProperty(reader, node, { isInteger: type === 'integer', ui }) };
    case 'boolean':
      return { type, asked: readTickProperty(reader, node) };
    case 'array':
      return items && canOffer(items.schema)
        ? { type: 'choices', asked: readChoicesProperty(reader, node, { items, ui }) }
        : undefined;
    default:
      return undefined;
  }
}

/** Whether a boolean can only be `true`: a consent. */
function isConsent({ schema }: SchemaNode): boolean {
  const listed = ownField(schema, 'enum');
  return (
    ownField(schema, 'const') === true || (Array.isArray(listed) && listed.length === 1 && listed[0] === true)
  );
}

/**
 * Reads `type: boolean` as a checkbox. An unticked box is `false`. Where only `true` is possible, a required box must be
 * ticked, and an unticked one is left out.
 */
function readTickProperty(reader: SchemaReader, node: SchemaNode): AskedValue {
  const mustBeTrue = isConsent(node);
  reportUnread(reader, node, ['type', ...(mustBeTrue ? ['const', 'enum'] : [])]);
  return {
    // The engine never ticks a plain checkbox by itself, because that may be a consent.
    question: { type: !mustBeTrue && ownField(node.schema, 'default') === true ? 'schema-tick' : 'checkbox' },
    isAlwaysSent: !mustBeTrue,
    toAnswer: (value) => value,
    toValue: (answer) => (answer === true ? true : mustBeTrue ? undefined : false),
    toText: (value) => (value === true ? '1' : value === false && !mustBeTrue ? '0' : undefined),
  };
}
