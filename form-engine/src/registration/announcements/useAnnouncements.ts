import { useEffect } from 'react';
import { announce } from '../../store/announce.ts';
import type { FormStore, ShellState } from '../../store/formStore.ts';
import type { Texts } from '../../texts/nl.ts';

/** Announces what the form does by itself: sending, a restored draft, and the first save of a draft (not later saves). */
export function useAnnouncements(store: FormStore): void {
  useEffect(() => {
    const { texts } = store.form;
    let saidSaved = false;
    return store.shell.subscribe((shell, before) => {
      const isOver = before.submission === 'pending' && shell.submission !== 'pending';
      // A live region keeps its text, so a screen reader would later read that the form is still being sent.
      if (isOver && shell.announcement.text === texts.submitting) announce(store, '');
      if (isOtherView(shell, before) && shell.announcement === before.announcement) forgetAnnouncement(store);
      const happened = happening(shell, before, texts);
      if (happened === undefined || (happened === texts.draftSavedSaid && saidSaved)) return;
      saidSaved ||= happened === texts.draftSavedSaid;
      announce(store, happened);
    });
  }, [store]);
}

/** Whether other questions are shown, such as the empty ones after an error: what was said about the view is then wrong. */
function isOtherView({ view }: ShellState, { view: before }: ShellState): boolean {
  return view.course !== before.course || view.showEmpty !== before.showEmpty || view.step !== before.step;
}

function forgetAnnouncement(store: FormStore): void {
  if (store.shell.getState().announcement.text !== '') announce(store, '');
}

function happening(shell: ShellState, before: ShellState, texts: Texts): string | undefined {
  if (shell.submission === 'pending' && before.submission !== 'pending') return texts.submitting;
  if (shell.draftRestored && !before.draftRestored) return texts.draftRestoredSaid;
  if (shell.draftDiscarded && !before.draftDiscarded) return texts.draftDiscarded;
  if (shell.draftSaved && !before.draftSaved) return texts.draftSavedSaid;
  return undefined;
}
