import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { walk } from '../finding/walk.ts';
import type { Mutation } from '../mutation.ts';

/** Start offsets of the functions that ran, by file. The file as a whole starts at 0. */
export type Hits = Map<string, Set<number>>;

export const hitsGlobal = '__clubpoortHit';

/** Instruments a source, so that every function reports that it runs. */
export function withHits(file: string, source: string): string {
  const inserted: { readonly at: number; readonly text: string }[] = [{ at: 0, text: `${hit(file, 0)};` }];
  for (const { start, body } of functionsOf(file, source)) {
    if (body.type === 'BlockStatement') inserted.push({ at: body.start + 1, text: `${hit(file, start)};` });
    else inserted.push({ at: body.start, text: `(${hit(file, start)},` }, { at: body.end, text: ')' });
  }
  // Inserts from the end, so that earlier offsets stay valid.
  return inserted
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: part }) => text.slice(0, at) + part + text.slice(at), source);
}

/** Start offset of the innermost function around a mutation. */
export function functionOf({ file, start, end }: Mutation, source: string): number {
  const around = functionsOf(file, source).filter(({ body }) => body.start <= start && end <= body.end);
  return Math.max(0, ...around.map((found) => found.start));
}

function functionsOf(file: string, source: string): readonly { start: number; body: ESTree.Node }[] {
  return [...walk(parseSync(file, source).program)].flatMap(({ node }) => {
    const isFunction = node.type === 'ArrowFunctionExpression' || node.type.startsWith('Function');
    return isFunction && 'body' in node && isNode(node.body) ? [{ start: node.start, body: node.body }] : [];
  });
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function hit(file: string, start: number): string {
  return `globalThis.${hitsGlobal}?.(${JSON.stringify(file)}, ${start})`;
}
