import type { FaultInside } from '../parts/PieceForms.tsx';

interface Problem {
  readonly fault: string | undefined;
  readonly isFocused: boolean;
}

/** What the frame says of a picture, by the JSON pointer of its field. What its text lacks, the field of the text says itself. */
export function problemOf(
  pointer: string,
  faults: readonly FaultInside[],
  focus: string | undefined,
): Problem {
  const isInside = (path: string) => path === pointer || path.startsWith(`${pointer}/`);
  const found = faults.find(({ path }) => isInside(path) && !path.endsWith('/alt'));
  return { fault: found && sentence(found.message), isFocused: focus !== undefined && isInside(focus) };
}

function sentence(message: string): string {
  const text = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
