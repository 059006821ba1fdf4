import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { failureText } from '../view/failureText.ts';

interface FailureStateProps {
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
  /** `h1` where it stands instead of a whole screen. */
  headingLevel?: 'h1' | 'h2';
}

/** Stands where something could not be loaded. */
export function FailureState({ error, ...state }: FailureStateProps) {
  return <ErrorState message={failureText(error)} {...state} />;
}
