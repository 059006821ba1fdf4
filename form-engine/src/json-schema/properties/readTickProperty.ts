import { ownField } from '../../sections/wireValue.ts';
import type { AskedValue } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';

/** Whether a boolean can only be `true`: a consent. */
export function isConsent({ schema }: SchemaNode): boolean {
  const listed = ownField(schema, 'enum');
  return (
    ownField(schema, 'const') === true || (Array.isArray(listed) && listed.length === 1 && listed[0] === true)
  );
}

/**
 * Reads `type: boolean` as a checkbox. An unticked box is `false`. Where only `true` is possible, a required box must be
 * ticked, and an unticked one is left out.
 */
export function readTickProperty(reader: SchemaReader, node: SchemaNode): AskedValue {
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
