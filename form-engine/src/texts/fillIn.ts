/** Puts values in the places of a text: `fillIn('minstens {age} jaar', { age: 16 })`. A place without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
