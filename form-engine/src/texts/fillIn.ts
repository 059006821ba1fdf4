/**
 * Fills in the placeholders of a text: `fillIn('minstens {age} jaar', { age: 16 })`. A placeholder without a value
 * stays.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
