import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type DraftState,
  type DraftStore,
  type Reopening,
  useDraft,
  useDraftState,
} from '#src/features/drafting/index.ts';
import { loadOffer, type OpenedOffer, offerQuery, saveOfferDraft } from '../offerQueries.ts';
import { draftedOffer } from './draftedOffer.ts';
import type { OfferFile } from './offerFile.ts';
import { noHistory, redone, undone, withChange } from './offerHistory.ts';

/** Changes an offer. @param what - says the change in the name of “Ongedaan maken” */
type ChangeOffer = (change: (file: OfferFile) => OfferFile, what: string) => void;

export interface OfferEditing {
  readonly draft: DraftStore<OfferFile>;
  readonly state: DraftState<OfferFile>;
  readonly change: ChangeOffer;
  /** The name of the change that would be undone, and what undoes it. Absent where there is nothing. */
  readonly undo: { readonly what: string; readonly run: () => void } | undefined;
  readonly redo: { readonly what: string; readonly run: () => void } | undefined;
  /** Takes over what the server has now. */
  readonly reopen: (how: Reopening<OfferFile>) => Promise<void>;
  /** Begins the history anew: what came before belongs to another version. */
  readonly forget: () => void;
}

/** Keys within this time, in milliseconds, are one change. */
const pause = 2000;

/** The offer that a manager edits: a draft with its history. */
export function useOfferEditing(club: number, uid: number, opened: OpenedOffer): OfferEditing {
  const client = useQueryClient();
  const loadAgain = async () => {
    const now = await loadOffer(club);
    client.setQueryData(offerQuery(club).queryKey, now);
    return now;
  };
  const draft = useDraft(opened, {
    // Two managers may use one device.
    ...{ name: `offer.${uid}.${club}`, drafted: draftedOffer },
    save: (text, revision) => saveOfferDraft(club, text, revision),
    load: loadAgain,
  });
  const state = useDraftState(draft);
  const [history, setHistory] = useState(noHistory);
  const changedAt = useRef(0);
  const { past, future } = history;
  const go = (moved: ReturnType<typeof undone>) => {
    if (!moved) return;
    setHistory(moved.history);
    draft.replace(moved.content);
  };
  const [last, next] = [past.at(-1), future.at(-1)];
  return {
    ...{ draft, state },
    change(change, what) {
      const content = draft.draft().content;
      const changed = change(content);
      const goesOn = Date.now() - changedAt.current < pause;
      changedAt.current = Date.now();
      setHistory((known) => withChange(known, { content, what }, goesOn));
      draft.change(changed);
    },
    undo: last && { what: last.what, run: () => go(undone(history, draft.draft().content)) },
    redo: next && { what: next.what, run: () => go(redone(history, draft.draft().content)) },
    async reopen(how) {
      draft.reopen(await loadAgain(), how);
      if (how !== 'outdated') setHistory(noHistory);
    },
    forget: () => setHistory(noHistory),
  };
}
