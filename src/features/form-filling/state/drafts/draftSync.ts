import type { Answers, DraftPort } from '@clubpoort/form-engine/headless';
import { isUnknownOperation } from '#src/api/isUnknownOperation.ts';
import { getDraft, saveDraft } from '#src/api/keptDrafts.ts';
import type { Clock } from '#src/platform/loading/clock.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';
import { splitPrivate } from '../../view/privateAnswers.ts';
import { readDraft } from './draftsPort.ts';

/** How long after an edit the draft is sent, in milliseconds. Somebody types on meanwhile, so it is longer than that of a cart. */
const debounce = 2500;

/** How long a form waits for the draft of its account, in milliseconds. After that, it shows that of this device. */
const patience = 3000;

/** The longest age of an edit that the server takes, in milliseconds: 30 days. */
const longestAge = 2_592_000_000;

/** The longest text that is sent: a browser lets a page that closes send 64 KiB. */
const longestText = 60_000;

/** Where the last edit of a draft is kept. */
export type DraftPlace = 'device' | 'account';

/** A draft of somebody who is logged in. */
export interface FollowedDraft {
  readonly key: string;
  readonly of: { readonly club: number; readonly uid: number; readonly about: string };
  /** Keys of the questions about health, whose answers stay on the device unless `takesPrivate`. */
  readonly privateKeys: ReadonlySet<string>;
}

export interface DraftSync {
  /** The storage of one draft: this device at once, and the account soon after. */
  portOf(draft: FollowedDraft): DraftPort;
  /** Sends a draft again, because `takesPrivate` changed. */
  sendAgain(draft: FollowedDraft): Promise<void>;
  /** Sends what is still to be sent. What can't be sent now stays for the next attempt. */
  send(): Promise<void>;
}

interface SyncPorts {
  readonly storage: TextStorage;
  readonly clock: Clock;
  /** Whether the person chose that the account keeps answers about health too. */
  readonly takesPrivate: () => boolean;
  /** Whether the login of this tab has ended. From then on, nothing is stored on the device. */
  readonly isOver: () => boolean;
  readonly onPlace: (key: string, place: DraftPlace) => void;
}

/** A draft of this device. Without answers it was sent or discarded here. */
interface LocalDraft {
  readonly answers: Answers | undefined;
  readonly at: number;
}

/**
 * Makes the drafts of this browser follow the account. The newer edit wins, as a whole. A backend that keeps no drafts leaves them in this
 * browser.
 * Decision: docs/decisions/0199-a-draft-follows-the-account.md
 */
export function createDraftSync({ storage, clock, takesPrivate, isOver, onPlace }: SyncPorts): DraftSync {
  const unsent = new Map<string, FollowedDraft>();
  let isKept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const answersName = (key: string) => `draft.${key}`;
  const timeName = (key: string) => `draft.${key}.at`;
  const readLocal = (key: string): LocalDraft | undefined => {
    const answers = readDraft(storage.read(answersName(key)));
    const at = Number(storage.read(timeName(key)) ?? 0);
    return answers || at > 0 ? { answers, at } : undefined;
  };
  const writeLocal = (key: string, { answers, at }: LocalDraft) => {
    if (isOver()) return;
    if (answers) storage.write(answersName(key), JSON.stringify(answers));
    else storage.remove(answersName(key));
    storage.write(timeName(key), String(at));
  };

  const textOf = (answers: Answers, { privateKeys }: FollowedDraft) =>
    JSON.stringify(takesPrivate() ? answers : splitPrivate(answers, privateKeys).shared);

  const sendOne = async (draft: FollowedDraft): Promise<void> => {
    const { key, of } = draft;
    const local = readLocal(key);
    // The device forgot it since: the person logged out.
    if (!local) return void unsent.delete(key);
    const age = Math.min(Math.max(0, clock.now() - local.at), longestAge);
    const text = local.answers && textOf(local.answers, draft);
    if (text !== undefined && text.length > longestText) return void unsent.delete(key);
    try {
      await saveDraft({ ...of, age, ...(text !== undefined && { answers: text }) });
    } catch (error) {
      isKept &&= !isUnknownOperation(error);
      return onPlace(key, 'device');
    }
    // An edit during the call is sent later.
    if (readLocal(key)?.at !== local.at) return;
    unsent.delete(key);
    if (local.answers) onPlace(key, 'account');
    else storage.remove(timeName(key));
  };
  const send = async () => {
    clearTimeout(timer);
    for (const draft of [...unsent.values()]) if (isKept) await sendOne(draft);
  };
  const sendSoon = (draft: FollowedDraft) => {
    unsent.set(draft.key, draft);
    clearTimeout(timer);
    // A page that closes runs no timer.
    timer = setTimeout(() => void send(), globalThis.document?.visibilityState === 'hidden' ? 0 : debounce);
  };

  const ask = async (of: FollowedDraft['of']) => {
    if (!isKept) return undefined;
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    return Promise.race([getDraft(of), tooLate]).catch((error: unknown) => {
      isKept &&= !isUnknownOperation(error);
      return undefined;
    });
  };
  const load = async (draft: FollowedDraft): Promise<Answers | undefined> => {
    const { key, of, privateKeys } = draft;
    const local = readLocal(key);
    const kept = await ask(of);
    if (!kept || (local && local.at >= clock.now() - kept.age)) {
      if (local && local.at > 0) sendSoon(draft);
      return local?.answers;
    }
    const answers = readDraft(kept.answers ?? undefined);
    if (!answers) {
      storage.remove(answersName(key));
      storage.remove(timeName(key));
      return undefined;
    }
    const own = splitPrivate(local?.answers ?? {}, privateKeys).own;
    const both = { ...own, ...answers };
    writeLocal(key, { answers: both, at: clock.now() - kept.age });
    onPlace(key, 'account');
    return both;
  };

  return {
    send,
    sendAgain: async (draft) => {
      const local = readLocal(draft.key);
      if (!local?.answers) return;
      // The choice is an edit too: at its old time, the draft of the account would stand.
      writeLocal(draft.key, { ...local, at: clock.now() });
      unsent.set(draft.key, draft);
      await send();
    },
    portOf: (draft) => ({
      load: () => load(draft),
      save: async (_key, answers) => {
        writeLocal(draft.key, { answers, at: clock.now() });
        if (isKept) sendSoon(draft);
      },
      remove: async () => {
        writeLocal(draft.key, { answers: undefined, at: clock.now() });
        if (!isKept) return;
        unsent.set(draft.key, draft);
        await send();
      },
    }),
  };
}
