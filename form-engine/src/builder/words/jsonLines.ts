/** A value in a JSON text. */
export interface JsonPlace {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** The index of its first character, and the one behind the end of that line. */
  readonly start: number;
  readonly end: number;
}

interface Level {
  readonly path: string;
  readonly isList: boolean;
  index: number;
  key: string | undefined;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g;

/**
 * Finds the value at each JSON pointer, or else the nearest value around it. The text is read once, whatever the number of pointers,
 * and may have faults: places behind one are a guess.
 */
export function jsonPlaces(text: string, pointers: readonly string[]): readonly JsonPlace[] {
  const starts = startsIn(text);
  const breaks = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  return pointers.map((pointer) => {
    const start = startOf(starts, pointer);
    const before = countBelow(breaks, start);
    return { line: before + 1, start, end: breaks[before] ?? text.length };
  });
}

/** The number of items below a limit in a list that ascends. */
function countBelow(list: readonly number[], limit: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startOf(starts: ReadonlyMap<string, number>, pointer: string): number {
  const start = starts.get(pointer);
  if (start !== undefined || pointer === '') return start ?? 0;
  return startOf(starts, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
}

/** The index of each value by its JSON pointer. */
function startsIn(text: string): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  const levels: Level[] = [];
  for (const { 0: word, index } of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (word === '}' || word === ']') levels.pop();
    else if (word === ',') {
      if (level) [level.index, level.key] = [level.index + 1, undefined];
    } else if (level && !level.isList && level.key === undefined) level.key = keyOf(word);
    else {
      const path = level ? `${level.path}/${level.isList ? level.index : level.key}` : '';
      starts.set(path, index);
      if (word === '{' || word === '[') levels.push({ path, isList: word === '[', index: 0, key: undefined });
    }
  }
  return starts;
}

/** The name of a member as a JSON pointer has it. */
function keyOf(word: string): string {
  return word.replace(/^"|"$/g, '').replaceAll('~', '~0').replaceAll('/', '~1');
}
