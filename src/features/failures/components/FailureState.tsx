import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { failureText } from '../view/failureText.ts';

interface FailureStateProps {
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
  /** Use `h1` when the failure replaces a whole screen. */
  headingLevel?: 'h1' | 'h2';
}

/** The error state of a part that could not be loaded. */
export function FailureState({ error, ...state }: FailureStateProps) {
  return <ErrorState message={failureText(error)} {...state} />;
}
