/** A fault of the club or of an item, at a JSON pointer in it. */
export interface PointedFault {
  readonly path: string;
  readonly message: string;
}

interface Problem {
  readonly fault: string | undefined;
  readonly isFocused: boolean;
}

/** Sentences of the frame about a picture, by the JSON pointer of its field. What its text lacks, the field of the text says itself. */
export function problemOf(
  pointer: string,
  faults: readonly PointedFault[],
  focus: string | undefined,
): Problem {
  const found = faults.find(({ path }) => path === `${pointer}/file`);
  return {
    fault: found && sentence(found.message),
    isFocused: focus !== undefined && isInside(focus, pointer),
  };
}

/** Whether a field has a fault, or a link leads to it. */
export function isWanted(
  pointer: string,
  faults: readonly PointedFault[],
  focus: string | undefined,
): boolean {
  return [...faults.map(({ path }) => path), focus ?? ''].some((path) => isInside(path, pointer));
}

function isInside(path: string, pointer: string): boolean {
  return path === pointer || path.startsWith(`${pointer}/`);
}

function sentence(message: string): string {
  const text = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
