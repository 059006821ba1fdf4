import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useState } from 'react';
import { isRecord } from '../../sections/wireValue.ts';
import type { PartTexts } from '../../texts/partTexts.ts';

const types = ['string', 'number', 'boolean', 'object', 'array'] as const;
type JsonType = (typeof types)[number];

/** A value of any type: its type is chosen first. Takes the place of rjsf's own, whose types have English names. */
export function AnyField(props: FieldProps) {
  const { formData, fieldPathId, onChange, registry, disabled, readonly } = props;
  const texts: PartTexts = registry.formContext;
  const { SchemaField } = registry.fields;
  const [chosen, setChosen] = useState<JsonType>();
  const type = typeOf(formData) ?? chosen ?? 'string';
  const id = `${fieldPathId.$id}-type`;
  const inner = {
    type,
    title: texts.value,
    ...(type === 'object' && { additionalProperties: { $comment: '' } }),
    ...(type === 'array' && { items: { $comment: '' } }),
  };
  return (
    <>
      <label className="cf-label" htmlFor={id}>
        {texts.type}
      </label>
      <select
        className="cf-input"
        id={id}
        value={type}
        disabled={disabled === true || readonly === true}
        onChange={({ target }) => {
          const next = types.find((one) => one === target.value) ?? 'string';
          setChosen(next);
          onChange(converted(formData, next), fieldPathId.path, undefined, fieldPathId.$id);
        }}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {texts.types[one]}
          </option>
        ))}
      </select>
      {SchemaField && (
        <SchemaField
          {...props}
          schema={inner}
          uiSchema={{}}
          fieldPathId={{
            ...toFieldPathId('value', registry.globalFormOptions, fieldPathId),
            path: fieldPathId.path,
          }}
        />
      )}
    </>
  );
}

function typeOf(value: unknown): JsonType | undefined {
  if (Array.isArray(value)) return 'array';
  if (isRecord(value)) return 'object';
  return types.find((one) => one === typeof value && value !== null);
}

/** The value in another type, where it has a meaning there; an empty one otherwise. */
function converted(value: unknown, type: JsonType): unknown {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  switch (type) {
    case 'array':
      return [];
    case 'object':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return isPlain && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
    default:
      return isPlain ? String(value) : undefined;
  }
}
