import type { RegistrationFormHandle, RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import type { Answers, Problem } from '@clubpoort/form-engine/headless';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type PersonState = 'todo' | 'complete' | 'wrong';

/** The result of sending the forms of all people. */
export type SendOutcome =
  | { readonly kind: 'done' }
  /** The sender has already shown the reason. */
  | { readonly kind: 'unsent' }
  | { readonly kind: 'problems'; readonly problems: ReadonlyMap<number, readonly Problem[]> };

export type Payloads = ReadonlyMap<number, RegistrationPayload>;

/** The part of a form's handle that the group needs. */
type AttachedForm = Pick<RegistrationFormHandle, 'submit' | 'getAnswers'>;

interface GroupState {
  /** The uid of the person whose form is visible. */
  readonly current: number;
  readonly states: Readonly<Record<number, PersonState>>;
  /** Number of automatic moves to the next person. Each change moves the focus to that person's form. */
  readonly moves: number;
}

/**
 * The forms of several people, sent in one request or not at all. Each form validates itself when its person submits it. A
 * valid form is marked complete, and the group moves to the next incomplete one. The last one submits all other forms again,
 * so that each is validated again and gives its payload.
 */
export interface FormGroup {
  readonly store: StoreApi<GroupState>;
  /** Adds a person's form, or removes it with null. */
  attach(uid: number, form: AttachedForm | null): void;
  /** The current answers in a person's form; undefined when the group doesn't have that person. */
  answersOf(uid: number): Answers | undefined;
  select(uid: number): void;
  /** Call this from the `onSubmit` of a person's form. */
  onSubmit(uid: number, payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'>;
  /** Call this from the `onInvalid` of a person's form. */
  onInvalid(uid: number): void;
  /** Call this from the `onChange` of a person's form. */
  onChange(uid: number): void;
}

/** The next person whose form is not complete, in the order of `uids`. After the last person comes the first one. */
export function nextPerson(
  uid: number,
  states: GroupState['states'],
  uids: readonly number[],
): number | undefined {
  const index = uids.indexOf(uid);
  const others = [...uids.slice(index + 1), ...uids.slice(0, Math.max(index, 0))];
  return others.find((other) => states[other] !== 'complete');
}

export function createFormGroup(
  uids: readonly [number, ...number[]],
  send: (payloads: Payloads) => Promise<SendOutcome>,
): FormGroup {
  const store = createStore<GroupState>(() => ({
    current: uids[0],
    states: Object.fromEntries(uids.map((uid) => [uid, 'todo' as const])),
    moves: 0,
  }));
  const forms = new Map<number, AttachedForm>();
  /** Defined while payloads are collected and sent. */
  let batch: Batch | undefined;
  const mark = (uid: number, state: PersonState) => {
    if (store.getState().states[uid] === state) return;
    store.setState(({ states }) => ({ states: { ...states, [uid]: state } }));
  };
  const sendAll = async ({ payloads, waitForPayload }: Batch): Promise<SendOutcome> => {
    // Waits one microtask, so that `batch.outcome` is set before the other forms call `onSubmit`.
    await Promise.resolve();
    const others = uids.filter((uid) => !payloads.has(uid));
    // The `submit` of a valid form ends only after the batch is sent. That of an invalid form ends without a payload.
    await Promise.all(others.map((uid) => Promise.race([waitForPayload(uid), forms.get(uid)?.submit()])));
    const invalid = uids.find((uid) => !payloads.has(uid));
    const outcome: SendOutcome = invalid === undefined ? await send(payloads) : { kind: 'unsent' };
    const wrong =
      invalid ?? (outcome.kind === 'problems' ? uids.find((uid) => outcome.problems.has(uid)) : undefined);
    // Shows the form before its problems arrive, so that the focus can move to the first problem.
    if (wrong !== undefined) store.setState({ current: wrong });
    return outcome;
  };
  return {
    store,
    attach(uid, form) {
      if (form) forms.set(uid, form);
      else forms.delete(uid);
    },
    answersOf: (uid) => forms.get(uid)?.getAnswers(),
    select: (current) => store.setState({ current }),
    async onSubmit(uid, payload) {
      mark(uid, 'complete');
      const next = nextPerson(uid, store.getState().states, uids);
      if (!batch && next !== undefined) {
        store.setState(({ moves }) => ({ current: next, moves: moves + 1 }));
        return 'unsent';
      }
      batch ??= createBatch();
      batch.add(uid, payload);
      batch.outcome ??= sendAll(batch).finally(() => {
        batch = undefined;
      });
      return refusalFor(uid, await batch.outcome);
    },
    onInvalid: (uid) => mark(uid, 'wrong'),
    onChange(uid) {
      if (store.getState().states[uid] === 'complete' && !batch) mark(uid, 'todo');
    },
  };
}

function refusalFor(uid: number, outcome: SendOutcome): SubmitRefusal | 'unsent' {
  if (outcome.kind === 'done') return { problems: [] };
  const problems = outcome.kind === 'problems' ? outcome.problems.get(uid) : undefined;
  return problems ? { problems } : 'unsent';
}

/** The payloads for one request. */
interface Batch {
  readonly payloads: Payloads;
  add(uid: number, payload: RegistrationPayload): void;
  /** Resolves when the payload of this person is added. */
  waitForPayload(uid: number): Promise<void>;
  /** Set by the first form, so that the other forms wait for the same request. */
  outcome?: Promise<SendOutcome>;
}

function createBatch(): Batch {
  const payloads = new Map<number, RegistrationPayload>();
  const waiting = new Map<number, () => void>();
  return {
    payloads,
    add(uid, payload) {
      payloads.set(uid, payload);
      waiting.get(uid)?.();
    },
    waitForPayload: (uid) => new Promise((resolve) => waiting.set(uid, resolve)),
  };
}
