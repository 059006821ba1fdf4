import { useRouteError } from 'react-router';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { failureText } from '../../features/failures/index.ts';
import { usePageTitle } from '../../platform/pageTitle.ts';
import { componentsTexts } from '../../texts/nl/components.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { ChunkLoadError } from '../lazyScreen.ts';

/** Stands where a screen could not be loaded or drawn. A reload is the way to a chunk that failed: browsers remember it. */
export function ScreenFailed() {
  const error = useRouteError();
  usePageTitle({ title: componentsTexts.wentWrong });
  return (
    <ErrorState
      headingLevel="h1"
      message={error instanceof ChunkLoadError ? shellTexts.screenFailed : failureText(error)}
      onRetry={() => window.location.reload()}
    />
  );
}
