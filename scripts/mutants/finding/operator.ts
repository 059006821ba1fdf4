import type { ESTree } from 'vite';
import type { Edit } from '../mutation.ts';

/** Context of a node for an operator. */
interface Around {
  readonly source: string;
  readonly parent: ESTree.Node;
  /** The distinct strings of the file that look like states, in order. */
  readonly states: readonly string[];
}

/** A mutation operator: returns the faults of one kind that it can plant at a node. */
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
