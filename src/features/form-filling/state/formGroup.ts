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
type HeldForm = Pick<RegistrationFormHandle, 'submit' | 'getAnswers'>;

interface GroupState {
  /** The uid of the person whose form is visible. */
  readonly current: number;
  readonly states: Readonly<Record<number, PersonState>>;
  /** Number of automatic moves to the next person. The focus moves along with each. */
  readonly moves: number;
}

/**
 * The forms of several people, sent all together or not at all. Each form is validated by itself, and a complete form leads
 * to the next one. When all are complete, all are validated again and sent in one request.
 */
export interface FormGroup {
  readonly store: StoreApi<GroupState>;
  /** Registers a person's form, or removes it with null. */
  hold(uid: number, form: HeldForm | null): void;
  /** The current answers in a person's form; undefined when the group doesn't have that person. */
  answersOf(uid: number): Answers | undefined;
  select(uid: number): void;
  /** A form's `onSubmit`. */
  offer(uid: number, payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'>;
  /** A form's `onInvalid`. */
  refused(uid: number): void;
  /** A form's `onChange`. */
  edited(uid: number): void;
}

/** The next person in line whose form is not complete. */
export function nextPerson(
  uid: number,
  states: GroupState['states'],
  uids: readonly number[],
): number | undefined {
  const place = uids.indexOf(uid);
  const others = [...uids.slice(place + 1), ...uids.slice(0, Math.max(place, 0))];
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
  const forms = new Map<number, HeldForm>();
  let gathering: Gathering | undefined;
  const mark = (uid: number, state: PersonState) => {
    if (store.getState().states[uid] === state) return;
    store.setState(({ states }) => ({ states: { ...states, [uid]: state } }));
  };
  const sendAll = async ({ payloads, waitForOffer }: Gathering): Promise<SendOutcome> => {
    // Waits one microtask, so that `gathering` is set before the other forms call `offer`.
    await Promise.resolve();
    const others = uids.filter((uid) => !payloads.has(uid));
    await Promise.all(others.map((uid) => Promise.race([waitForOffer(uid), forms.get(uid)?.submit()])));
    const missing = uids.find((uid) => !payloads.has(uid));
    const outcome: SendOutcome = missing === undefined ? await send(payloads) : { kind: 'unsent' };
    const wrong =
      missing ?? (outcome.kind === 'problems' ? uids.find((uid) => outcome.problems.has(uid)) : undefined);
    // Shows the form before its problems arrive, so that the focus can move to the first problem.
    if (wrong !== undefined) store.setState({ current: wrong });
    return outcome;
  };
  return {
    store,
    hold(uid, form) {
      if (form) forms.set(uid, form);
      else forms.delete(uid);
    },
    answersOf: (uid) => forms.get(uid)?.getAnswers(),
    select: (current) => store.setState({ current }),
    async offer(uid, payload) {
      mark(uid, 'complete');
      const next = nextPerson(uid, store.getState().states, uids);
      if (!gathering && next !== undefined) {
        store.setState(({ moves }) => ({ current: next, moves: moves + 1 }));
        return 'unsent';
      }
      gathering ??= createGathering();
      const { offered, result } = gathering;
      offered(uid, payload);
      result.current ??= sendAll(gathering).finally(() => {
        gathering = undefined;
      });
      return refusalFor(uid, await result.current);
    },
    refused: (uid) => mark(uid, 'wrong'),
    edited(uid) {
      if (store.getState().states[uid] === 'complete' && !gathering) mark(uid, 'todo');
    },
  };
}

function refusalFor(uid: number, outcome: SendOutcome): SubmitRefusal | 'unsent' {
  if (outcome.kind === 'done') return { problems: [] };
  const problems = outcome.kind === 'problems' ? outcome.problems.get(uid) : undefined;
  return problems ? { problems } : 'unsent';
}

interface Gathering {
  readonly payloads: Payloads;
  offered(uid: number, payload: RegistrationPayload): void;
  /** Resolves when that person's form is offered. */
  waitForOffer(uid: number): Promise<void>;
  /** Set once sending has started. */
  readonly result: { current?: Promise<SendOutcome> };
}

function createGathering(): Gathering {
  const payloads = new Map<number, RegistrationPayload>();
  const waiting = new Map<number, () => void>();
  return {
    payloads,
    offered(uid, payload) {
      payloads.set(uid, payload);
      waiting.get(uid)?.();
    },
    waitForOffer: (uid) => new Promise((resolve) => waiting.set(uid, resolve)),
    result: {},
  };
}
