import { refusalOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { FailureState, failureText } from '../../failures/index.ts';

const texts = federationTexts.refused;

interface FederationFailureProps {
  error: unknown;
  onRetry: () => void;
  busy: boolean;
}

/**
 * The error state of a federation page. An invalid or expired link gives a reason and no retry button, because a retry can't
 * help.
 */
export function FederationFailure({ error, onRetry, busy }: FederationFailureProps) {
  const isFinal = [400, 403, 404].includes(refusalOf(error)?.status ?? 0);
  if (!isFinal) return <FailureState error={error} onRetry={onRetry} busy={busy} headingLevel="h1" />;
  return (
    <div role="alert">
      <EmptyState
        headingLevel="h1"
        icon="warning"
        title={texts.title}
        action={
          <ButtonLink variant="primary" to={hrefs.home()}>
            {texts.toStart}
          </ButtonLink>
        }
      >
        {failureText(error)}
      </EmptyState>
    </div>
  );
}
