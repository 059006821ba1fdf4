import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { Club } from '../../../api/entities/club.ts';
import { feedbackStore } from '../../../api/feedback.ts';
import { useSession } from '../../../features/session/index.ts';
import { embedStore } from '../../../platform/embedStore.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { redirectingStore } from '../../../platform/redirectingStore.ts';
import type { RouteHandle } from '../../routeHandle.ts';
import { updateStore } from '../../updates/updateStore.ts';
import styles from './AlertArea.module.css';
import { canAddToHomeScreen, thisDevice } from './homeScreen.ts';

/** A visitor who is told nothing loads none of it. */
const Alerts = lazyPart(async () => (await import('./Alerts.tsx')).Alerts);
const RedirectingDialog = lazyPart(async () => (await import('./RedirectingDialog.tsx')).RedirectingDialog);

interface AlertAreaProps {
  club: Club | undefined;
  handle: RouteHandle;
}

/** What concerns more than the screen under it. It is a live region before there is anything to say. */
export function AlertArea({ club, handle }: AlertAreaProps) {
  const isUser = useSession().status === 'user';
  const hasFeedback = useStore(feedbackStore, ({ heard }) => heard !== undefined);
  const isEmbedded = useStore(embedStore, ({ embedding }) => embedding !== undefined);
  const hasUpdate = useStore(updateStore, ({ waiting }) => waiting !== undefined);
  const isRedirecting = useStore(redirectingStore, ({ to }) => to !== undefined);
  const [isAddable] = useState(() => canAddToHomeScreen(thisDevice()));
  const hintsHomeScreen = isAddable && !isEmbedded && !handle.withoutNavigation;
  return (
    <>
      <div className={styles.area} aria-live="polite">
        <Suspense fallback={null}>
          {(isUser || hasFeedback || hasUpdate || hintsHomeScreen) && (
            <Alerts club={club} hintsHomeScreen={hintsHomeScreen} />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>{isRedirecting && <RedirectingDialog />}</Suspense>
    </>
  );
}
