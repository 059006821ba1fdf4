import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { failureText } from '../../features/failures/index.ts';
import { ChunkLoadError } from '../../platform/loading/loadChunk.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { UserError } from '../../platform/userError.ts';
import { componentsTexts } from '../../texts/nl/components.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { reloadOnce } from '../failures/reloadOnce.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * Replaces a screen that failed to load or draw. Only a reload can load a failed chunk again, because browsers remember the
 * failure.
 */
export function ScreenFailed() {
  const error = useRouteError();
  const isReloading = useReloadForChunk(error);
  return isReloading ? <ScreenSkeleton /> : <Failed error={error} />;
}

function Failed({ error }: { error: unknown }) {
  usePageTitle({ title: componentsTexts.wentWrong });
  return <ErrorState headingLevel="h1" message={messageOf(error)} onRetry={() => window.location.reload()} />;
}

function messageOf(error: unknown): string {
  if (error instanceof ChunkLoadError) return shellTexts.screenFailed;
  return error instanceof UserError ? error.message : failureText(error);
}

/** True while the portal checks whether a reload helps, and while the page reloads. */
function useReloadForChunk(error: unknown): boolean {
  const mayHelp = error instanceof ChunkLoadError && error.reason === 'failed';
  const [isReloading, setReloading] = useState(mayHelp);
  useEffect(() => {
    if (mayHelp) void reloadOnce().then(setReloading);
  }, [mayHelp]);
  return isReloading;
}
