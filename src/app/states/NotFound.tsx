import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../paths.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { notFoundTexts } from '../../texts/nl/notFound.ts';
import { shellTexts } from '../../texts/nl/shell.ts';

export function NotFound() {
  usePageTitle({ title: shellTexts.titles.notFound });
  return (
    <EmptyState
      headingLevel="h1"
      icon="search"
      title={shellTexts.titles.notFound}
      action={
        <ButtonLink variant="primary" to={hrefs.home()}>
          {notFoundTexts.action}
        </ButtonLink>
      }
    >
      {notFoundTexts.text}
    </EmptyState>
  );
}
