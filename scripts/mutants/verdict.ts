import type { Mutation } from './mutation.ts';

export interface Verdict {
  readonly mutation: Mutation;
  readonly isCaught: boolean;
  /** Number of test files that ran; 0 where no test reaches the function. */
  readonly ran: number;
  /** The test file that failed, and its message. */
  readonly catcher?: { readonly test: string; readonly failure: string };
}
