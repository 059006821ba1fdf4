import type { ReactNode } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { failureText } from '../../failures/index.ts';

const texts = federationTexts.refused;

/** The reason why a link is invalid or expired. It has no retry button, because a retry can't help. */
export function federationRefusal(error: Error): ReactNode {
  if (![400, 403, 404].includes(refusalOf(error)?.status ?? 0)) return false;
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
