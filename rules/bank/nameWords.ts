/** Words that say nothing of a person: a bank writes them beside the name. */
const titles: ReadonlySet<string> = new Set([
  'MR',
  'MME',
  'MEVR',
  'DHR',
  'DE',
  'HEER',
  'MEVROUW',
  'EN',
  'OF',
  'ET',
  'OU',
]);

/** The words of a name, in capitals without accents, as a bank writes them. */
export function nameWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^A-Z]+/).filter((word) => word.length > 1 && !titles.has(word));
}

/** Whether the words of a transfer name a person: each word of the name, in any order. */
export function namesPerson(said: ReadonlySet<string>, name: string): boolean {
  const words = nameWords(name);
  return words.length > 1 && words.every((word) => said.has(word));
}
