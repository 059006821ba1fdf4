import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { feedbackStore } from '#src/api/feedback.ts';
import { useSession } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
import { useBrowserFact } from '#src/platform/page/useBrowserFact.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';
import { updateStore } from '../../updates/updateStore.ts';
import { Alerts } from '../memberParts.ts';
import styles from './AlertArea.module.css';
import { isHintDue } from './homeScreen.ts';

interface AlertAreaProps {
  club: Club | undefined;
  handle: RouteHandle;
}

/**
 * Alerts that concern more than the current screen. The live region exists before its first alert, so that screen readers
 * announce it.
 */
export function AlertArea({ club, handle }: AlertAreaProps) {
  const isUser = useSession().status === 'user';
  const hasFeedback = useStore(feedbackStore, ({ last }) => last !== undefined);
  const isEmbedded = useStore(embedStore, ({ embedding }) => embedding !== undefined);
  const hasUpdate = useStore(updateStore, ({ waiting }) => waiting !== undefined);
  const isDue = useBrowserFact(isHintDue, false);
  const hintsHomeScreen = isDue && !isEmbedded && !handle.withoutNavigation;
  return (
    <div className={styles.area} aria-live="polite">
      <Suspense fallback={null}>
        {(isUser || hasFeedback || hasUpdate || hintsHomeScreen) && (
          <Alerts club={club} hintsHomeScreen={hintsHomeScreen} />
        )}
      </Suspense>
    </div>
  );
}
