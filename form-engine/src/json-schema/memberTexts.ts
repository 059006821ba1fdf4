import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import type { MemberTexts } from './schemaMembers.ts';
import type { SchemaNode, SchemaReader } from './schemaReader.ts';

/** The settings of one property in a uiSchema: `ui:title` and `'ui:options': { title }` are the same. */
export interface UiNode {
  readonly setting: (name: string) => unknown;
  /** The uiSchema of a property inside. */
  readonly child: (name: string) => UiNode;
  /** The names of settings, and of properties inside. */
  readonly settings: readonly string[];
  readonly children: readonly string[];
  /** The uiSchema as it was given. */
  readonly raw: WireRecord;
}

const none: WireRecord = {};

/** Reads one level of a uiSchema as rjsf has it. Anything that is no object counts as empty. */
export function readUi(value: unknown): UiNode {
  const record = isRecord(value) ? value : none;
  const given = ownField(record, 'ui:options');
  const options = isRecord(given) ? given : none;
  const names = Object.keys(record).filter((name) => name !== 'ui:options');
  return {
    setting: (name) => ownField(record, `ui:${name}`) ?? ownField(options, name),
    child: (name) => readUi(ownField(record, name)),
    settings: [
      ...names.filter((name) => name.startsWith('ui:')).map((name) => name.slice(3)),
      ...Object.keys(options),
    ],
    children: names.filter((name) => !name.startsWith('ui:')),
    raw: record,
  };
}

const textSettings = ['title', 'description', 'help', 'placeholder', 'enumNames', 'order', 'widget'];

/** Reports settings of a uiSchema that this engine doesn't know. */
export function reportUnreadUi(reader: SchemaReader, node: SchemaNode, ui: UiNode): void {
  for (const name of ui.settings) {
    if (textSettings.includes(name)) continue;
    reader.report(
      'unsupported-keyword',
      node.at(),
      `"ui:${name.slice(0, 60)}" of the uiSchema is not supported`,
    );
  }
}

/** The texts of a property. The uiSchema goes first. */
export function memberTexts(reader: SchemaReader, node: SchemaNode, ui: UiNode, name: string): MemberTexts {
  const text = (value: unknown, what: string): string => {
    if (typeof value === 'string') return value;
    if (value !== undefined) reader.report('malformed', node.at(), `${what} is no text`);
    return '';
  };
  const { schema } = node;
  const title = text(ui.setting('title') ?? ownField(schema, 'title'), 'title');
  const description = text(ui.setting('description') ?? ownField(schema, 'description'), 'description');
  const help = text(ui.setting('help'), 'ui:help');
  return {
    title: title || name,
    help: [description, help].filter((part) => part !== '').join(' '),
    placeholder: text(ui.setting('placeholder'), 'ui:placeholder'),
  };
}
