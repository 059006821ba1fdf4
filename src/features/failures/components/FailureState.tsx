import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { failureText } from '../view/failureText.ts';

interface FailureStateProps {
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** Stands where something could not be loaded. */
export function FailureState({ error, onRetry, busy = false }: FailureStateProps) {
  return <ErrorState message={failureText(error)} onRetry={onRetry} busy={busy} />;
}
