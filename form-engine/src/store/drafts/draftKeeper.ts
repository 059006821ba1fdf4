import { decodeAnswers } from '../../answers/decodeAnswers.ts';
import type { DraftPort } from '../../ports.ts';
import type { Answers } from '../../questions/question-kind/answer.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { currentAnswers, type FormStore } from '../formStore.ts';
import { resetForm, restoreAnswers } from '../resetForm.ts';
import { restoreStep, withStep } from './draftStep.ts';
import { withoutPrivate, withPrivateRows } from './privateRows.ts';

/** Debounce before a draft is saved, in milliseconds. */
const quietTime = 800;

/**
 * Timeout of loading the stored draft, in milliseconds. Saving waits for it, because a new draft would replace the
 * stored one unread.
 */
const loadPatience = 10_000;

/** Saves and restores the draft of one form, until `stop`. */
export interface DraftKeeper {
  /** Saves a pending draft at once, because the page is about to close. */
  flush(): void;
  /** Removes the draft, because the form was sent. */
  remove(): void;
  /** Removes the draft and resets the form to its initial answers. `undoDiscard` brings the answers back until the next edit. */
  discard(): void;
  undoDiscard(): void;
  /** @returns whether something was typed that could not be saved, because the stored draft was still loading. */
  stop(): boolean;
}

interface DraftSettings {
  readonly drafts: DraftPort;
  /** The name of the draft in its storage. */
  readonly draftKey: string;
  /** For the check that decides which step of the form can be shown. */
  readonly context: () => ValidationContext;
  /** The store holds answers that the keeper of an earlier store could not save. */
  readonly hasUnsaved?: boolean;
}

/**
 * Restores the draft of a form, and saves it with a debounce after each edit and each step. A port that fails or never answers loses
 * the draft, but the form keeps working.
 * Decision: docs/decisions/0022-private-answers-stay-out-of-drafts.md
 */
export function keepDraft(
  store: FormStore,
  { drafts, draftKey, context, hasUnsaved = false }: DraftSettings,
): DraftKeeper {
  const loading = new AbortController();
  let saving = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let loaded = false;
  let discarded: Answers = {};

  const cancel = () => {
    clearTimeout(waiting);
    waiting = undefined;
    saving.abort();
    saving = new AbortController();
  };
  const save = async () => {
    if (!loaded) return;
    cancel();
    const { signal } = saving;
    const saved = await succeeds(() => drafts.save(draftKey, draftOf(store), signal));
    if (!signal.aborted) store.shell.setState({ draftSaved: saved });
  };
  const saveSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, quietTime);
  };
  const remove = async () => {
    loading.abort();
    loaded = true;
    cancel();
    store.shell.setState({ draftRestored: false, draftSaved: false, draftLoading: false });
    await succeeds(() => drafts.remove(draftKey, saving.signal));
  };
  const restore = async () => {
    const draft = await within(loadPatience, () => drafts.load(draftKey, loading.signal));
    // The step of a draft depends on its problems.
    const isCheckable = store.form.steps.length === 0 || (await succeeds(formValidator.load));
    if (loading.signal.aborted) return;
    // Aborts a load that took too long.
    loading.abort();
    loaded = true;
    const typedBefore = waiting !== undefined;
    const restored = restoreDraft(store, draft, typedBefore || !isCheckable ? undefined : context());
    if (restored) cancel();
    store.shell.setState({ draftLoading: false, ...(restored && { draftRestored: true }) });
    if (typedBefore) saveSoon();
  };
  const flush = () => {
    if (waiting !== undefined) void save();
  };

  store.shell.setState({ draftLoading: true });
  void restore();
  if (hasUnsaved) saveSoon();
  const subscriptions = [
    store.edits.subscribe(() => {
      saveSoon();
      // What is typed next is newer than what was discarded.
      if (store.shell.getState().draftDiscarded) store.shell.setState({ draftDiscarded: false });
    }),
    store.shell.subscribe(({ view: { step } }, { view: before }) => {
      if (step !== undefined && before.step !== undefined && step !== before.step) saveSoon();
    }),
  ];
  return {
    flush,
    remove: () => void remove(),
    discard: () => {
      discarded = currentAnswers(store);
      resetForm(store);
      void remove();
      store.shell.setState({ draftDiscarded: true });
    },
    undoDiscard: () => {
      const { initialAnswers } = store;
      const emptied = Object.keys(initialAnswers).filter((key) => discarded[key] === undefined);
      restoreAnswers(store, discarded, new Set(emptied));
      store.shell.setState({ draftDiscarded: false, draftRestored: true });
    },
    stop: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      loading.abort();
      store.shell.setState({ draftLoading: false });
      const isUnsaved = !loaded && waiting !== undefined;
      flush();
      clearTimeout(waiting);
      return isUnsaved;
    },
  };
}

/**
 * The answers for the draft and the step that is shown, without confidential answers: a browser's storage isn't private
 * enough. Computed ones are computed again.
 */
function draftOf(store: FormStore): Answers {
  return withStep(store, withoutPrivate(store.form, currentAnswers(store)));
}

/**
 * Restores a draft. Does nothing during a submit, so that the form keeps showing the answers that are being sent.
 *
 * @param context of the check before the step is restored. Without it the step stays, because somebody is typing in it.
 */
function restoreDraft(
  store: FormStore,
  draft: Answers | undefined,
  context: ValidationContext | undefined,
): boolean {
  const { submission } = store.shell.getState();
  if (!isRecord(draft) || (submission !== 'idle' && submission !== 'failed')) return false;
  const { answers, problems } = decodeAnswers(store.form, draft);
  const unreadable = new Set(problems.map(({ key }) => key));
  const emptied = Object.keys(draft).filter((key) => answers[key] === undefined && !unreadable.has(key));
  const haveChanged = restoreAnswers(store, withPrivateRows(store, answers), new Set(emptied));
  const hasMoved = context !== undefined && restoreStep(store, draft, context);
  return haveChanged || hasMoved;
}

/** Runs the work with a timeout. Returns `undefined` on failure or timeout. */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
