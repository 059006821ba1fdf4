import { useEffect } from 'react';
import { useStore } from 'zustand';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { redirectingStore } from '#src/platform/redirectingStore.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';

const texts = shellPartsTexts.redirecting;

/** Stands while the page is being left (specification 4.3): what is under it can't be pressed any more. */
export function RedirectingDialog() {
  const to = useStore(redirectingStore, (state) => state.to);

  useEffect(() => {
    // A page that comes back out of the browser's memory is not on its way any more.
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
