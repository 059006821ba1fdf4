import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import type { MemberTexts } from './schemaMembers.ts';
import { pointerPart, type SchemaNode, type SchemaReader } from './schemaReader.ts';

/** The settings of one property in a uiSchema: `ui:title` and `'ui:options': { title }` are the same. */
export interface UiNode {
  readonly setting: (name: string) => unknown;
  /** The uiSchema of a property inside. What can't be changed here can't be changed there either, unless it says so itself. */
  readonly child: (name: string) => UiNode;
  /** Whether the answer can't be changed: `ui:disabled` and `ui:readonly`, of this node or of one around it. */
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  /** The same, where the schema says `readOnly`. */
  readonly asReadOnly: () => UiNode;
  /** The names of settings, and of properties inside. */
  readonly settings: readonly string[];
  readonly children: readonly string[];
  /** The uiSchema as it was given. */
  readonly raw: WireRecord;
}

const none: WireRecord = {};

type Around = Pick<UiNode, 'isDisabled' | 'isReadOnly'>;

/** Reads one level of a uiSchema as rjsf has it. Anything that is no object counts as empty. */
export function readUi(value: unknown, around: Around = { isDisabled: false, isReadOnly: false }): UiNode {
  const record = isRecord(value) ? value : none;
  const given = ownField(record, 'ui:options');
  const options = isRecord(given) ? given : none;
  const names = Object.keys(record).filter((name) => name !== 'ui:options');
  const setting = (name: string) => ownField(record, `ui:${name}`) ?? ownField(options, name);
  const own: Around = {
    isDisabled: Boolean(setting('disabled') ?? around.isDisabled),
    isReadOnly: Boolean(setting('readonly') ?? around.isReadOnly),
  };
  return {
    ...own,
    setting,
    child: (name) => readUi(ownField(record, name), own),
    asReadOnly: () => readUi(value, { ...around, isReadOnly: true }),
    settings: [
      ...names.filter((name) => name.startsWith('ui:')).map((name) => name.slice(3)),
      ...Object.keys(options),
    ],
    children: names.filter((name) => !name.startsWith('ui:')),
    raw: record,
  };
}

const readSettings = [
  'title',
  'description',
  'help',
  'placeholder',
  'enumNames',
  'order',
  'widget',
  'disabled',
  'readonly',
  'autofocus',
  'layout',
];

/** The place in the data that has `ui:autofocus`; `undefined` for none. No row is there to be focused. */
export function autofocusPointer(ui: UiNode, pointer = ''): string | undefined {
  if (ui.setting('autofocus') === true) return pointer;
  for (const name of ui.children) {
    const found =
      name === 'items' ? undefined : autofocusPointer(ui.child(name), pointer + pointerPart(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reports settings of a uiSchema that this engine doesn't know. */
export function reportUnreadUi(reader: SchemaReader, node: SchemaNode, ui: UiNode): void {
  for (const name of ui.settings) {
    if (readSettings.includes(name)) continue;
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
    access: ui.isDisabled ? 'disabled' : ui.isReadOnly ? 'readonly' : 'write',
  };
}
