import { useEffect, useRef } from 'react';
import { forgetDraft } from '../../person-form/index.ts';

/** Gives what to call before somebody leaves a form on purpose: its draft is forgotten once the form is gone. */
export function useForgottenDraft(draftKey: string): () => void {
  const isUnwanted = useRef(false);
  useEffect(
    () => () => {
      // After the form itself has gone, which keeps what was typed last.
      if (isUnwanted.current) setTimeout(() => forgetDraft(draftKey));
    },
    [draftKey],
  );
  return () => {
    isUnwanted.current = true;
  };
}
