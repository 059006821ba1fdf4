import { useEffect } from 'react';
import { useStore } from 'zustand';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { redirectingStore } from '#src/platform/address/redirectingStore.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';

const texts = shellPartsTexts.redirecting;

/** Covers the page while the browser leaves it, so that nobody presses anything below (specification 4.3). */
export function RedirectingDialog() {
  const to = useStore(redirectingStore, (state) => state.to);

  useEffect(() => {
    // A page restored from the back/forward cache is no longer leaving.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stay();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (to === undefined) return null;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={stay}
      footer={
        <a href={to} className={buttonClass({ variant: 'primary' })}>
          {texts.goOn}
        </a>
      }
    >
      <p role="status">{texts.text}</p>
    </Dialog>
  );
}

function stay(): void {
  redirectingStore.setState({ to: undefined });
}
