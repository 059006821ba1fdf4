import { type MergeSide, mergeSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { Clock } from '#src/platform/loading/clock.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';
import {
  type BuiltDraft,
  type LocalDraft,
  readDraft,
  readLocal,
  writeDraft,
  writeLocal,
} from './builtDraft.ts';

type Sections = readonly WireSection[];

/** Pause after the last change before the account gets the draft, in milliseconds. */
const debounce = 1500;

/** Pause before a draft that could not be sent is sent again, in milliseconds. */
const retryAfter = 15_000;

/** A form as the server has it, as far as a draft needs it. */
export interface OpenedForm {
  readonly version: string;
  readonly sections: Sections;
  readonly draft: { readonly draft: string; readonly revision: number; readonly at: number } | null;
}

/** The state of a draft, for the screen. */
export interface BuiltState {
  readonly sections: Sections;
  /** Counts the times that the sections came from elsewhere than the builder, which then begins anew. */
  readonly replaced: number;
  /** `same`: as everybody has it. `sending`: the account gets the last change soon. `device`: it could not be sent. */
  readonly kept: 'same' | 'account' | 'device' | 'sending';
  /** The time at which the draft was kept, in milliseconds since 1970. */
  readonly keptAt: number | undefined;
  /** Somebody saved the form since the draft was begun. */
  readonly isOutdated: boolean;
  /** Another window of the manager changed the draft too, and both are in it now. */
  readonly isMerged: boolean;
}

interface Ports {
  readonly storage: TextStorage;
  readonly clock: Clock;
  /** The name of the draft on this device. */
  readonly name: string;
  /** Sends the draft, or without one discards it. @returns the revision. @throws {ApiFailure} */
  readonly save: (draft: string | undefined, revision: number) => Promise<number>;
  /** @throws {ApiFailure} */
  readonly load: () => Promise<OpenedForm>;
}

/** A form that a manager builds: on this device at once, and on the account soon after. Nothing built is lost. */
export interface BuiltForm {
  get(): BuiltState;
  subscribe(listener: () => void): () => void;
  /** The draft as it is now. */
  draft(): BuiltDraft;
  change(sections: Sections): void;
  /** Puts other sections in place of what is built, such as those of an earlier version. */
  replace(sections: Sections): void;
  /** Begins anew with what everybody has. */
  discard(): Promise<void>;
  /** Puts what somebody else saved and what is built together. */
  merge(choices: Readonly<Record<string, MergeSide>>): void;
  /** Takes over what the server has now: it was saved, or somebody else saved it. */
  reopen(opened: OpenedForm, how: 'saved' | 'outdated'): void;
  /** The form that everybody has. */
  published(): Sections;
  /** Sends what is still to be sent. */
  send(): Promise<void>;
  /** Waits for a draft that is on its way, and sends no other: a draft that arrives after the form was saved would come back. */
  settle(): Promise<void>;
  stop(): void;
}

export function createBuiltForm(first: OpenedForm, ports: Ports): BuiltForm {
  const { storage, clock, name, save, load } = ports;
  const listeners = new Set<() => void>();
  let opened = first;
  let local = begin(first, readLocal(storage.read(name)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let state: BuiltState = {
    ...{ sections: local.sections, replaced: 0, isMerged: false, isOutdated: isOutdated() },
    kept: isSame(local.sections, local.sent) ? sentState() : 'device',
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
  function show(next: Partial<BuiltState>): void {
    state = { ...state, sections: local.sections, isOutdated: isOutdated(), ...next };
    for (const listener of listeners) listener();
  }
  function keep(next: LocalDraft): void {
    local = next;
    if (next.revision === 0 && isSame(next.sections, next.base)) storage.remove(name);
    else storage.write(name, writeLocal(next));
  }
  function schedule(delay: number): void {
    clearTimeout(timer);
    // The device has the last change, and the next visit sends it.
    if (!isStopped) timer = setTimeout(() => void send(), delay);
  }

  async function sendOnce(): Promise<void> {
    const { sections, revision } = local;
    if (isSame(sections, local.sent)) return;
    show({ kept: 'sending' });
    try {
      const kept = await save(writeDraft(local), revision);
      keep({ ...local, revision: kept, sent: sections });
      show({ kept: isSame(local.sections, sections) ? 'account' : 'sending', keptAt: clock.now() });
      if (!isSame(local.sections, sections)) schedule(debounce);
    } catch (error) {
      const isConflict = isRefusedWith(error, 'conflict');
      if (isConflict) await mergeWindows().catch(() => undefined);
      const isSent = isSame(local.sections, local.sent);
      show({ kept: isSent ? 'account' : 'device', keptAt: clock.now() });
      if (!isSent) schedule(isConflict ? debounce : retryAfter);
    }
  }
  /** Another window of this manager saved a draft: both are put together, and sent again. */
  async function mergeWindows(): Promise<void> {
    opened = await load();
    const theirs = readDraft(opened.draft?.draft);
    if (!opened.draft || !theirs) return keep({ ...local, revision: 0, sent: local.base });
    const { sections } = mergeSections({ base: local.sent, mine: local.sections, theirs: theirs.sections });
    keep({ ...theirs, sections, revision: opened.draft.revision, sent: theirs.sections });
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
    published: () => opened.sections,
    change(sections) {
      keep({ ...local, sections });
      show({
        kept: isSame(sections, local.sent) ? sentState() : waiting(),
        isMerged: false,
        keptAt: clock.now(),
      });
      schedule(debounce);
    },
    replace(sections) {
      keep({ ...local, sections });
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
      const versions = { base: local.base, mine: local.sections, theirs: opened.sections };
      const { sections } = mergeSections(versions, choices);
      keep({ ...local, version: opened.version, base: opened.sections, sections });
      show({ kept: waiting(), replaced: state.replaced + 1 });
      schedule(0);
    },
    reopen(next, how) {
      opened = next;
      if (how === 'outdated') return show({});
      clearTimeout(timer);
      keep(fresh(next));
      show({ kept: 'same', replaced: state.replaced + 1, keptAt: undefined });
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
function begin(opened: OpenedForm, local: LocalDraft | undefined): LocalDraft {
  const kept = readDraft(opened.draft?.draft);
  const revision = opened.draft?.revision ?? 0;
  const ofAccount = kept ? { ...kept, revision, sent: kept.sections } : fresh(opened);
  if (!local || isSame(local.sections, local.sent)) return ofAccount;
  if (local.revision === revision) return local;
  // A draft that is gone was saved or discarded elsewhere. What this device has more stands on the version that it began with.
  if (!kept) return { ...local, revision: 0, sent: local.base };
  const { sections } = mergeSections({ base: local.sent, mine: local.sections, theirs: kept.sections });
  return { ...ofAccount, sections };
}

function fresh({ version, sections }: OpenedForm): LocalDraft {
  return { version, base: sections, sections, revision: 0, sent: sections };
}

function isSame(one: Sections, other: Sections): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
