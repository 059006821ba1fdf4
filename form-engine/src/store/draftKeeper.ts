import { decodeAnswers } from '../answers/decodeAnswers.ts';
import type { DraftPort } from '../ports.ts';
import { currentAnswers, type FormStore, type ShellState } from './formStore.ts';
import { resetForm, restoreAnswers } from './resetForm.ts';

/** Milliseconds without an edit after which a draft is saved. */
const quietTime = 800;

/** Keeps one form's draft, from the moment it is made until `stop`. */
export interface DraftKeeper {
  /** Saves now what waits to be saved: the page is about to go. */
  flush(): void;
  /** Forgets the draft: the form was sent. */
  remove(): void;
  /** Forgets the draft, and everything that was filled in since the form was opened. */
  discard(): void;
  stop(): void;
}

/**
 * Restores the draft of a form, and saves it again some time after each edit. A port that fails costs the draft and
 * nothing else: the form goes on.
 */
export function keepDraft(store: FormStore, drafts: DraftPort, draftKey: string): DraftKeeper {
  const loading = new AbortController();
  let saving = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (draft: ShellState['draft']) => store.shell.setState({ draft });

  const cancel = () => {
    clearTimeout(waiting);
    waiting = undefined;
    saving.abort();
    saving = new AbortController();
  };
  const save = async () => {
    cancel();
    const { signal } = saving;
    const saved = await succeeds(drafts.save(draftKey, currentAnswers(store), signal));
    if (!signal.aborted) tell(saved ? 'saved' : 'none');
  };
  const remove = async () => {
    cancel();
    tell('none');
    await succeeds(drafts.remove(draftKey, saving.signal));
  };
  const restore = async () => {
    const draft = await drafts.load(draftKey, loading.signal).catch(() => undefined);
    if (loading.signal.aborted || draft === undefined) return;
    if (!restoreAnswers(store, decodeAnswers(store.form, draft).answers)) return;
    cancel();
    tell('restored');
  };
  const flush = () => {
    if (waiting !== undefined) void save();
  };

  void restore();
  const unsubscribe = store.edits.subscribe(() => {
    clearTimeout(waiting);
    waiting = setTimeout(save, quietTime);
  });
  return {
    flush,
    remove: () => void remove(),
    discard: () => {
      resetForm(store);
      void remove();
    },
    stop: () => {
      unsubscribe();
      loading.abort();
      flush();
    },
  };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
