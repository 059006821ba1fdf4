/** Nearly the maximum number of values that `readJson` allows; the rest is for the values around them. */
const maxRead = 9_900;

/** JSON values of a given size in bytes, each costly in its own way. */
export const costlyValues: Readonly<Record<string, (bytes: number) => string>> = {
  'equal numbers': list('1'),
  'equal texts': list('"1"'),
  'other numbers': (bytes) => `[${Array.from({ length: Math.floor(bytes / 8) }, (_, at) => at + 1)}]`,
  'empty lists': list('[]'),
  'equal objects': list('{"uid":1,"nid":1}'),
  'deep lists': list(`${'['.repeat(30)}${']'.repeat(30)}`),
  'a text of letters': text('a'),
  'a text of digits': text('1'),
  'a text of blanks': text(' '),
  'a text of commas': text('1,'),
  'a name of an address': text('a-'),
  'marks in turns': text('\u0301\u0323'),
  'marks in runs': text(`a${'\u0301\u0323'.repeat(15)}`),
  joiners: text('\u200c\u0301'),
  'many keys': (bytes) => keys(bytes, (at) => String(at + 1)),
  'many names': (bytes) => keys(bytes, (at) => `k${at}`),
  'as many equal numbers as are read': () => list('1')(maxRead * 2),
  'as many numbers as are read': () => `[${Array.from({ length: maxRead }, (_, at) => at + 1)}]`,
  'as many empty lists as are read': () => list('[]')((maxRead / 2) * 3),
  'as many objects as are read': () => list('{"uid":1}')((maxRead / 2) * 10),
  'as many long texts as are read': (bytes) => list(`"${'a\u0301'.repeat(16)}"`)(Math.floor(bytes / 52) * 34),
  'as many keys as are read': () => keys(maxRead * 12, (at) => `${at * 65_536}`),
  'as many names as are read': () => keys(maxRead * 12, (at) => `k${at}`),
  'a number of digits': (bytes) => '1'.repeat(bytes),
};

function list(item: string): (bytes: number) => string {
  return (bytes) => `[${`${item},`.repeat(Math.floor(bytes / (item.length + 1)) - 1)}${item}]`;
}

function text(unit: string): (bytes: number) => string {
  return (bytes) => `"${unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)) - 1)}"`;
}

function keys(bytes: number, nameOf: (at: number) => string): string {
  return `{${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"${nameOf(at)}":1`)}}`;
}
