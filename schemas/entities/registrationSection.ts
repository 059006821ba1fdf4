import type { WireSection } from '@clubpoort/form-engine/headless';
import sectionSchema from '@clubpoort/form-engine/section.schema.json' with { type: 'json' };
import { Type } from 'typebox';

/** The sections of a registration form, as the engine's own JSON Schema. So the server sends only what the engine can read. */
export const RegistrationSections = Type.Unsafe<WireSection[]>(
  withoutReferences(sectionSchema, sectionSchema.definitions),
);

/** Inlines each `$ref`: a reference starts at the root of its document, so inside another schema it would point nowhere. */
function withoutReferences(schema: object, definitions: Readonly<Record<string, object>>): object {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, definitions));
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/definitions/', '');
    return withoutReferences(definitions[name] ?? {}, definitions);
  }
  const keywords = Object.entries(schema).filter(
    ([keyword]) => keyword !== '$schema' && keyword !== 'definitions',
  );
  return Object.fromEntries(keywords.map(([keyword, value]) => [keyword, inlined(value, definitions)]));
}

function inlined(value: unknown, definitions: Readonly<Record<string, object>>): unknown {
  return typeof value === 'object' && value !== null ? withoutReferences(value, definitions) : value;
}
