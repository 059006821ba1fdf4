import { createPath, useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';

interface OfClub {
  club: Club;
}

export function UnknownForm({ club }: OfClub) {
  usePageTitle({ title: texts.notFound, club: club.title });
  return (
    <EmptyState title={texts.notFound} icon="search" headingLevel="h1" action={<AllForms club={club} />}>
      {texts.notFoundHint}
    </EmptyState>
  );
}

export function ClosedForm({ club }: OfClub) {
  return (
    <EmptyState title={texts.closedTitle} icon="clock" action={<AllForms club={club} />}>
      {texts.closedHint}
    </EmptyState>
  );
}

/** Asks for a login, which leads back to this form. */
export function LoginForForm() {
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={texts.loginTitle}
      icon="user"
      action={
        <ButtonLink variant="primary" to={hrefs.login(here)}>
          {texts.login}
        </ButtonLink>
      }
    >
      {texts.loginHint}
    </EmptyState>
  );
}

function AllForms({ club }: OfClub) {
  return <ButtonLink to={hrefs.forms({ club: club.url })}>{texts.allForms}</ButtonLink>;
}
