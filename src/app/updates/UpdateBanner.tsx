import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/actions/Button.tsx';
import { Banner } from '../../components/feedback/Banner.tsx';
import { unsavedStore } from '../../platform/unsavedStore.ts';
import { shellPartsTexts } from '../../texts/nl/shellParts.ts';
import { takeUpdate } from './takeUpdate.ts';
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
