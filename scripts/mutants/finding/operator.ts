import type { ESTree } from 'vite';
import type { Edit } from '../mutation.ts';

/** What an operator may look at beside its node. */
interface Around {
  readonly source: string;
  readonly parent: ESTree.Node;
  /** The state-like strings of the file, each once, in order. */
  readonly states: readonly string[];
}

/** The faults of one sort that can be planted at a node. */
export type Operator = (node: ESTree.Node, around: Around) => readonly Edit[];

export function textOf({ start, end }: ESTree.Node, source: string): string {
  return source.slice(start, end);
}

export function replaceNode({ start, end }: ESTree.Node, text: string): Edit {
  return { start, end, text };
}

/** Replaces the operator between two operands. */
export function replaceBetween(
  { left, right, operator }: { left: ESTree.Node; right: ESTree.Node; operator: string },
  text: string,
  source: string,
): Edit {
  const start = source.indexOf(operator, left.end);
  if (start === -1 || start >= right.start) throw new Error(`No ${operator} between the operands`);
  return { start, end: start + operator.length, text };
}
