import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { hashOfSections } from '../../view/sharedSections.ts';

/** Copies a link to this preview that carries the sections as they are now. */
export function CopyLink({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const copy = async () => {
    const link = new URL(window.location.href);
    link.hash = hashOfSections(text);
    const isDone = await navigator.clipboard.writeText(link.href).then(
      () => true,
      () => false,
    );
    setCopied({ text, isDone });
  };
  // A change makes the copied link an older one.
  const state = copied?.text === text ? copied : undefined;
  return (
    <>
      <Button icon="copy" onClick={() => void copy()}>
        {state?.isDone ? texts.linkCopied : texts.copyLink}
      </Button>
      {state?.isDone === false && <p role="status">{texts.linkFailed}</p>}
    </>
  );
}
