import type { ShellState } from '../../store/formStore.ts';

/** Tells of a submit whether it is being checked, waits for files, or is being sent. */
export function isUnderWay(submission: ShellState['submission']): boolean {
  return submission !== 'idle' && submission !== 'failed';
}
