import type { Mutation } from './mutation.ts';

export interface Verdict {
  readonly mutation: Mutation;
  readonly isCaught: boolean;
  /** How many test files ran. None: no test reaches the function. */
  readonly ran: number;
  /** The test file that failed, and what it said. */
  readonly catcher?: { readonly test: string; readonly failure: string };
}
