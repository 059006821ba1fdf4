const widest = 110;

/** Prints JSON for people: an object or list stands on one line where it fits and holds nothing deeper. */
export function printJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => printJson(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${printJson(item, inner)}`);
  if (items.length === 0) return `${open}${close}`;
  const pad = Array.isArray(value) ? '' : ' ';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (isFlat(value) && indent.length + line.length <= widest) return line;
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}

function isFlat(value: object): boolean {
  return Object.values(value).every((item) => typeof item !== 'object' || item === null);
}
