import { isSameValue } from '#rules/merging/plainValue.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { Clock } from '#src/platform/loading/clock.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';
import type { Draft, DraftedContent, MergeChoices, Opened } from './draft.ts';
import { type LocalDraft, readLocal, writeLocal } from './localDraft.ts';

/** Pause after the last change before the account gets the draft, in milliseconds. */
const debounce = 1500;

/** Pause before a draft that could not be sent is sent again, in milliseconds. */
const retryAfter = 15_000;

/** The state of a draft, for the screen. */
export interface DraftState<Content> {
  readonly content: Content;
  /** Counts the times that the content came from elsewhere than the editor, which then begins anew. */
  readonly replaced: number;
  /** `same`: as everybody has it. `sending`: the account gets the last change soon. `device`: it could not be sent. */
  readonly kept: 'same' | 'account' | 'device' | 'sending';
  /** The time at which the draft was kept, in milliseconds since 1970. */
  readonly keptAt: number | undefined;
  /** Somebody published another version since the draft was begun. */
  readonly isOutdated: boolean;
  /** Another window of the manager changed the draft too, and both are in it now. */
  readonly isMerged: boolean;
}

export interface DraftPorts<Content> {
  readonly storage: TextStorage;
  readonly clock: Clock;
  /** The name of the draft on this device. */
  readonly name: string;
  readonly drafted: DraftedContent<Content>;
  /** Sends the draft, or without one discards it. @returns the revision. @throws {ApiFailure} */
  readonly save: (draft: string | undefined, revision: number) => Promise<number>;
  /** @throws {ApiFailure} */
  readonly load: () => Promise<Opened<Content>>;
}

/** `saved`: the draft was published, or discarded. With `part`, only that content was, and the rest of the draft stays one. */
export type Reopening<Content> = 'saved' | 'outdated' | { readonly part: Content };

/** Something that a manager builds: on this device at once, and on the account soon after. Nothing built is lost. */
export interface DraftStore<Content> {
  get(): DraftState<Content>;
  subscribe(listener: () => void): () => void;
  /** The draft as it is now. */
  draft(): Draft<Content>;
  change(content: Content): void;
  /** Puts other content in place of what is built, such as that of an earlier version. */
  replace(content: Content): void;
  /** Begins anew with what everybody has. */
  discard(): Promise<void>;
  /** Puts what somebody else published and what is built together. */
  merge(choices: MergeChoices): void;
  /** Takes over what the server has now: the draft was published, or a part of it, or somebody else published. */
  reopen(opened: Opened<Content>, how: Reopening<Content>): void;
  /** The content that everybody has. */
  published(): Content;
  /** Sends what is still to be sent. */
  send(): Promise<void>;
  /** Waits for a draft that is on its way, and sends no other: a draft that arrives after it was published would come back. */
  settle(): Promise<void>;
  stop(): void;
}

export function createDraft<Content>(
  first: Opened<Content>,
  ports: DraftPorts<Content>,
): DraftStore<Content> {
  const { storage, clock, name, drafted, save, load } = ports;
  const listeners = new Set<() => void>();
  let opened = first;
  let local = begin(first, readLocal(storage.read(name), { drafted, published: first.content }), drafted);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let state: DraftState<Content> = {
    ...{ content: local.content, replaced: 0, isMerged: false, isOutdated: isOutdated() },
    kept: isSameValue(local.content, local.sent) ? sentState() : 'device',
    keptAt: first.draft ? first.draft.at * 1000 : undefined,
  };

  function sentState(): 'account' | 'same' {
    return local.revision > 0 ? 'account' : 'same';
  }
  /** A draft that could not be sent waits on the device until one is. */
  function waiting(): 'device' | 'sending' {
    return state.kept === 'device' ? 'device' : 'sending';
  }
  function isOutdated(): boolean {
    return local.version !== opened.version;
  }
  function show(next: Partial<DraftState<Content>>): void {
    state = { ...state, content: local.content, isOutdated: isOutdated(), ...next };
    for (const listener of listeners) listener();
  }
  function keep(next: LocalDraft<Content>): void {
    local = next;
    if (next.revision === 0 && isSameValue(next.content, next.base)) storage.remove(name);
    else storage.write(name, writeLocal(next, drafted));
  }
  function schedule(delay: number): void {
    clearTimeout(timer);
    // The device has the last change, and the next visit sends it.
    if (!isStopped) timer = setTimeout(() => void send(), delay);
  }

  async function sendOnce(): Promise<void> {
    const { content, revision } = local;
    if (isSameValue(content, local.sent)) return;
    show({ kept: 'sending' });
    try {
      const kept = await save(drafted.write(local), revision);
      keep({ ...local, revision: kept, sent: content });
      const isAllSent = isSameValue(local.content, content);
      show({ kept: isAllSent ? 'account' : 'sending', keptAt: clock.now() });
      if (!isAllSent) schedule(debounce);
    } catch (error) {
      const isConflict = isRefusedWith(error, 'conflict');
      if (isConflict) await mergeWindows().catch(() => undefined);
      const isSent = isSameValue(local.content, local.sent);
      show({ kept: isSent ? 'account' : 'device', keptAt: clock.now() });
      if (!isSent) schedule(isConflict ? debounce : retryAfter);
    }
  }
  /** Another window of this manager saved a draft: both are put together, and sent again. */
  async function mergeWindows(): Promise<void> {
    opened = await load();
    const theirs = opened.draft && drafted.read(opened.draft.draft, opened.content);
    if (!opened.draft || !theirs) return keep({ ...local, revision: 0, sent: local.base });
    const content = drafted.merge({ base: local.sent, mine: local.content, theirs: theirs.content });
    keep({ ...theirs, content, revision: opened.draft.revision, sent: theirs.content });
    show({ replaced: state.replaced + 1, isMerged: true });
  }
  async function send(): Promise<void> {
    clearTimeout(timer);
    await sending;
    sending = sendOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  if (state.kept === 'device') schedule(0);
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    draft: () => local,
    published: () => opened.content,
    change(content) {
      keep({ ...local, content });
      show({
        kept: isSameValue(content, local.sent) ? sentState() : waiting(),
        isMerged: false,
        keptAt: clock.now(),
      });
      schedule(debounce);
    },
    replace(content) {
      keep({ ...local, content });
      show({ kept: waiting(), replaced: state.replaced + 1, keptAt: clock.now() });
      schedule(0);
    },
    async discard() {
      clearTimeout(timer);
      await sending;
      await save(undefined, local.revision);
      keep(fresh(opened));
      show({ kept: 'same', replaced: state.replaced + 1, keptAt: undefined });
    },
    merge(choices) {
      const versions = { base: local.base, mine: local.content, theirs: opened.content };
      const content = drafted.merge(versions, choices);
      keep({ ...local, version: opened.version, base: opened.content, content });
      show({ kept: waiting(), replaced: state.replaced + 1 });
      schedule(0);
    },
    reopen(next, how) {
      opened = next;
      if (how === 'outdated') return show({});
      clearTimeout(timer);
      const whole = fresh(next);
      if (how === 'saved') {
        keep(whole);
        return show({ kept: 'same', replaced: state.replaced + 1, keptAt: undefined });
      }
      const content = drafted.merge({ base: how.part, mine: local.content, theirs: next.content });
      keep({ ...whole, content, revision: next.draft?.revision ?? 0 });
      show({ kept: waiting(), replaced: state.replaced + 1, keptAt: clock.now() });
      schedule(0);
    },
    send,
    async settle() {
      clearTimeout(timer);
      await sending;
      clearTimeout(timer);
    },
    stop() {
      isStopped = true;
      void send();
    },
  };
}

/** The draft to go on with: of this device where it has more than the account, together with what another device did meanwhile. */
function begin<Content>(
  opened: Opened<Content>,
  local: LocalDraft<Content> | undefined,
  drafted: DraftedContent<Content>,
): LocalDraft<Content> {
  const kept = opened.draft ? drafted.read(opened.draft.draft, opened.content) : undefined;
  const revision = opened.draft?.revision ?? 0;
  const ofAccount = kept ? { ...kept, revision, sent: kept.content } : fresh(opened);
  if (!local || isSameValue(local.content, local.sent)) return ofAccount;
  if (local.revision === revision) return local;
  // A draft that is gone was published or discarded elsewhere. What this device has more stands on the version that it began with.
  if (!kept) return { ...local, revision: 0, sent: local.base };
  const content = drafted.merge({ base: local.sent, mine: local.content, theirs: kept.content });
  return { ...ofAccount, content };
}

function fresh<Content>({ version, content }: Opened<Content>): LocalDraft<Content> {
  return { version, base: content, content, revision: 0, sent: content };
}
