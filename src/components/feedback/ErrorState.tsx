import type { ReactNode } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** The failure in words for the person. */
  message: string;
  onRetry: () => void;
  title?: string;
  busy?: boolean;
  /** Another action beside "Opnieuw proberen". */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

export function ErrorState(props: ErrorStateProps) {
  const {
    message,
    onRetry,
    title = componentsTexts.wentWrong,
    busy = false,
    action,
    headingLevel = 'h2',
  } = props;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        icon="warning"
        headingLevel={headingLevel}
        action={
          <>
            <Button variant="primary" busy={busy} onClick={onRetry}>
              {componentsTexts.retry}
            </Button>
            {action}
          </>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
