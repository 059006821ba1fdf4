import { isRecord } from '../../sections/wireValue.ts';

/** The value that an answer stands for; `undefined` for none. */
export function partValue(answer: unknown): unknown {
  if (typeof answer !== 'string' || answer === '') return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** A value in one line, with the titles of its schema: `Naam: Noor; Leeftijd: 9`. */
export function valueText(value: unknown, schema: unknown = undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const items = isRecord(schema) ? schema.items : undefined;
    return value.map((item: unknown) => inner(item, items)).join(', ');
  }
  if (!isRecord(value)) return shortened(String(value));
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(value)
    .map(([name, one]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const title = isRecord(property) && typeof property.title === 'string' ? property.title : name;
      return `${title}: ${inner(one, property)}`;
    })
    .join('; ');
}

function inner(value: unknown, schema: unknown): string {
  const text = valueText(value, schema);
  return isRecord(value) ? `(${text})` : text;
}

/** A file is a text of thousands of characters: its name is enough. */
function shortened(text: string): string {
  const [, name = ''] = /^data:[^,]*;name=([^;,]+)/.exec(text) ?? [];
  return text.startsWith('data:') ? decodedName(name) : text;
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
