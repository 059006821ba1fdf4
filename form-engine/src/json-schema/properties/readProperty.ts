import { ownField } from '../../sections/wireValue.ts';
import { memberTexts, reportUnreadUi, type UiNode } from '../memberTexts.ts';
import type { AskedValue, SchemaField, SchemaMember } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';
import { readChoiceProperty, readChoicesProperty } from './readChoiceProperty.ts';
import { readNumberProperty } from './readNumberProperty.ts';
import { listsValues } from './readSchemaOptions.ts';
import { readTextProperty } from './readTextProperty.ts';

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

/** Reads a property that is no object. One that can't be asked keeps its value, and is reported. */
export function readProperty(reader: SchemaReader, place: PropertyPlace): SchemaMember {
  const { name, qid, node, ui } = place;
  const texts = memberTexts(reader, node, ui, name);
  reportUnreadUi(reader, node, ui);
  const pointer = node.at();
  if (isFixed(node)) {
    reportUnread(reader, node, ['type', 'const']);
    return { is: 'fixed', name, pointer, value: ownField(node.schema, 'const') };
  }
  const field = readAskedValue(reader, place);
  if (!field) return { is: 'kept', name, qid, pointer, texts };
  const preset = ownField(node.schema, 'default');
  return { is: 'field', name, qid, pointer, texts, ...field, preset };
}

/** Whether a property has one possible value, other than a consent. */
function isFixed(node: SchemaNode): boolean {
  return Object.hasOwn(node.schema, 'const') && !(node.schema.const === true && isConsent(node));
}

function readAskedValue(
  reader: SchemaReader,
  { node, items, ui }: PropertyPlace,
): Pick<SchemaField, 'type' | 'asked'> | undefined {
  const type = typeOf(reader, node);
  if (isConsent(node)) return { type: 'boolean', asked: readTickProperty(reader, node) };
  if (listsValues(node)) return { type: 'choice', asked: readChoiceProperty(reader, node, ui) };
  switch (type) {
    case undefined:
    case 'string':
      if (type === undefined)
        reader.report('malformed', node.at(), 'this property has no type: it is asked as a text');
      return { type: 'string', asked: readTextProperty(reader, node, ui) };
    case 'number':
    case 'integer':
      return { type, asked: readNumberProperty(reader, node, type === 'integer') };
    case 'boolean':
      return { type, asked: readTickProperty(reader, node) };
    case 'array':
      if (items) return { type: 'choices', asked: readChoicesProperty(reader, node, { items, ui }) };
      reader.report(
        'unsupported-keyword',
        node.at('items'),
        'a list needs one schema for all its items: the value stays as it is',
      );
      return undefined;
    default:
      reader.report(
        'unsupported-keyword',
        node.at('type'),
        'this type is not supported: the value stays as it is',
      );
      return undefined;
  }
}

/** The type. Of a type that may be `null` too, the other one: an empty answer is left out, and not sent as `null`. */
function typeOf(reader: SchemaReader, node: SchemaNode): unknown {
  const type = ownField(node.schema, 'type');
  if (!Array.isArray(type)) return type;
  const others = type.filter((one) => one !== 'null');
  const message = 'several types are not supported: the form asks for the first one';
  if (others.length !== 1 || others.length === type.length)
    reader.report('unsupported-keyword', node.at('type'), message);
  return others[0];
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
