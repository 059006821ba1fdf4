import type { Mutation } from '#scripts/mutants/mutation.ts';

export function mutationOf(parts: Partial<Mutation>): Mutation {
  return {
    room: 'rules',
    file: 'rules/onFirstUse.ts',
    operator: 'equalities',
    line: 1,
    start: 0,
    end: 1,
    text: ' ',
    before: 'a === b',
    after: 'a !== b',
    ...parts,
  };
}
