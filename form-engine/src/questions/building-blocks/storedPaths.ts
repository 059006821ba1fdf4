import { isBrokenText } from '../../rules/cleanText.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { Decoded } from '../question-kind/questionKind.ts';

/** The separator between paths on the wire (Specification 3). No path may contain it. */
const SEPARATOR = ';';

/** Whether a value can be the path of a stored file. */
export function isStoredPath(path: unknown): path is string {
  return typeof path === 'string' && path.trim() !== '' && !path.includes(SEPARATOR) && !isBrokenText(path);
}

/** Reads paths from a `;`-joined text or from a list. */
export function decodePaths(wire: unknown): Decoded<readonly string[]> {
  const items = Array.isArray(wire) ? wire.map(pathText) : pathText(wire)?.split(SEPARATOR);
  if (!items) return { malformed: 'no list of paths' };
  if (items.some((path) => path === undefined || isBrokenText(path) || path.includes(SEPARATOR)))
    return { malformed: 'a path is no text, or has a ; in it' };
  const paths = new Set(items.map((path = '') => path.trim()).filter((path) => path !== ''));
  return { answer: paths.size > 0 ? [...paths] : undefined };
}

export function joinPaths(paths: readonly string[] = []): string {
  return paths.join(SEPARATOR);
}

const none: readonly string[] = [];

/** The answer as a list of paths, in any wire format; empty where it can't be read as paths. */
export function pathsOf(answer: Answer | undefined): readonly string[] {
  const read = decodePaths(answer);
  return ('answer' in read && read.answer) || none;
}

function pathText(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : wireText(value);
}
