import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/actions/Button.tsx';
import { Banner } from '../../components/feedback/Banner.tsx';
import { unsavedStore } from '../../platform/storage/unsavedStore.ts';
import { takeOver } from '../../service-worker/protocol.ts';
import { shellPartsTexts } from '../../texts/nl/shellParts.ts';
import { updateStore } from './updateStore.ts';

const texts = shellPartsTexts.update;

/** Offers a newer version, but never while a form on the screen has unsaved input. */
export function UpdateBanner() {
  const waiting = useStore(updateStore, (state) => state.waiting);
  const hasUnsaved = useStore(unsavedStore, ({ forms }) => forms.size > 0);
  const [refused, setRefused] = useState<ServiceWorker>();
  if (!waiting || waiting === refused || hasUnsaved) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button variant="secondary" onClick={() => takeUpdate(waiting, navigator.serviceWorker)}>
          {texts.renew}
        </Button>
      }
      onDismiss={() => setRefused(waiting)}
    >
      {texts.text}
    </Banner>
  );
}

/** Activates the newer version and reloads this page. Other tabs keep the old version until they reload. */
function takeUpdate(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(takeOver);
}
