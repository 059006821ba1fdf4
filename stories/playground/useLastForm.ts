import { useState } from 'react';
import type { FormOutcome, Outcome } from './compile.ts';

/** The last text that was a form: it stays while somebody types a text that isn't JSON yet. */
export function useLastForm(outcome: Outcome): FormOutcome | undefined {
  const [last, setLast] = useState<FormOutcome>();
  if (outcome.is === 'form' && outcome !== last) setLast(outcome);
  return outcome.is === 'form' ? outcome : last;
}
