import { parseSync } from 'vite';
import { describeEdit, type Edit, type Mutation } from '../mutation.ts';
import { stateOf } from './operators/swappedStates.ts';
import { operators } from './operators.ts';
import { walk } from './walk.ts';

interface SourceFile {
  readonly room: string;
  readonly file: string;
  readonly source: string;
  /** Names of operators. Default: all. */
  readonly only?: readonly string[];
}

/** Finds every mutation of one file, in the order of its text. */
export function findMutations({ room, file, source, only }: SourceFile): readonly Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const visited = [...walk(program)];
  const states = [...new Set(visited.flatMap(({ node, parent }) => stateOf(node, parent) ?? []))];
  const chosen = Object.entries(operators).filter(([name]) => only?.includes(name) ?? true);
  const found = new Map<string, Mutation>();
  // Two operators may produce the same mutation.
  for (const { node, parent } of visited)
    for (const [operator, edits] of chosen)
      for (const edit of edits(node, { source, parent, states }))
        if (!found.has(nameOf(edit)))
          found.set(nameOf(edit), { ...edit, ...describeEdit(source, edit), room, file, operator });
  return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function nameOf({ start, end, text }: Edit): string {
  return `${start} ${end} ${text}`;
}
