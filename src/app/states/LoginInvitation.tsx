import { createPath, useLocation, useMatches } from 'react-router';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../paths.ts';
import { pageTitle, usePageTitle } from '../../platform/page/pageTitle.ts';
import { guardTexts } from '../../texts/nl/guard.ts';
import { handleOf } from '../routes/routeHandle.ts';

const texts = guardTexts.inviteLogin;

/** Replaces a screen that would show a visitor no data of their own. */
export function LoginInvitation() {
  const here = createPath(useLocation());
  const { title = pageTitle({}) } = handleOf(useMatches());
  usePageTitle({ title });
  return (
    <EmptyState
      headingLevel="h1"
      icon="user"
      title={title}
      action={
        <ButtonLink variant="primary" to={hrefs.login(here)}>
          {texts.action}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
