import type { WireSection } from '@clubpoort/form-engine/headless';
import sectionSchema from '@clubpoort/form-engine/section.schema.json' with { type: 'json' };
import { Type } from 'typebox';

const definitions: Readonly<Record<string, object>> = sectionSchema.definitions;

/** The sections of a registration form, as the engine's own JSON Schema. So the server sends only what the engine can read. */
export const RegistrationSections = Type.Unsafe<WireSection[]>(withoutReferences(sectionSchema, []));

/**
 * Inlines references: `$ref` starts at the root of its document, so inside another schema it would point nowhere. Of a
 * definition inside itself (a condition in a condition, an answer in a row) only the type is checked here: the engine reads
 * it and reports its faults.
 */
function withoutReferences(schema: object, open: readonly string[]): object {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, open));
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/definitions/', '');
    const definition = definitions[name] ?? {};
    if (!open.includes(name)) return withoutReferences(definition, [...open, name]);
    return 'type' in definition ? { type: definition.type } : {};
  }
  const keywords = Object.entries(schema).filter(
    ([keyword]) => keyword !== '$schema' && keyword !== 'definitions',
  );
  return Object.fromEntries(keywords.map(([keyword, value]) => [keyword, inlined(value, open)]));
}

function inlined(value: unknown, open: readonly string[]): unknown {
  return typeof value === 'object' && value !== null ? withoutReferences(value, open) : value;
}
