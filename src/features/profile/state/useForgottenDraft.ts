import { useEffect, useRef } from 'react';
import { forgetDraft } from '../../person-form/index.ts';

/** Returns a function to call before a person discards a form. The draft is removed when the form unmounts. */
export function useForgottenDraft(draftKey: string): () => void {
  const isUnwanted = useRef(false);
  useEffect(
    () => () => {
      // Runs after the form has unmounted, because the form saves a draft at that moment.
      if (isUnwanted.current) setTimeout(() => forgetDraft(draftKey));
    },
    [draftKey],
  );
  return () => {
    isUnwanted.current = true;
  };
}
