import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../paths.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { notFoundTexts } from '../../texts/nl/notFound.ts';

export function NotFound() {
  usePageTitle({ title: notFoundTexts.title });
  return (
    <EmptyState
      headingLevel="h1"
      icon="search"
      title={notFoundTexts.title}
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
