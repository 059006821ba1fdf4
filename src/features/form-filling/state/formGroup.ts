import type {
  PreparedForm,
  RegistrationFormHandle,
  RegistrationPayload,
  SubmitRefusal,
} from '@clubpoort/form-engine';
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
type AttachedForm = Pick<RegistrationFormHandle, 'prepare' | 'getAnswers'>;

interface GroupState {
  /** The uid of the person whose form is visible. */
  readonly current: number;
  readonly states: Readonly<Record<number, PersonState>>;
  /** The uid of the person who submitted last, while the answers of all people are reviewed. Their form sends everything. */
  readonly reviewedBy: number | undefined;
  /** Number of automatic moves to the next person or to the review. Each change moves the focus there. */
  readonly moves: number;
}

/**
 * The forms of several people, sent in one request or not at all. Each form validates itself when its person submits it. A
 * valid form is marked complete, and the group moves to the next incomplete one. The last one opens the review, when the group
 * has one. Its next submit prepares all other forms, so that each is validated again and gives its payload.
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
  { hasReview = false }: { readonly hasReview?: boolean } = {},
): FormGroup {
  const store = createStore<GroupState>(() => ({
    current: uids[0],
    states: Object.fromEntries(uids.map((uid) => [uid, 'todo' as const])),
    reviewedBy: undefined,
    moves: 0,
  }));
  const forms = new Map<number, AttachedForm>();
  const select = (current: number) => store.setState({ current, reviewedBy: undefined });
  let isSending = false;
  const mark = (uid: number, state: PersonState) => {
    if (store.getState().states[uid] === state) return;
    store.setState(({ states }) => ({ states: { ...states, [uid]: state } }));
  };
  const sendAll = async (last: number, payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'> => {
    const prepared = new Map<number, PreparedForm>();
    const finishAll = (outcome: SendOutcome) => {
      for (const [uid, { finish }] of prepared) finish(refusalFor(uid, outcome));
    };
    for (const uid of uids) {
      if (uid === last) continue;
      const form = await forms.get(uid)?.prepare();
      if (!form) {
        select(uid);
        finishAll({ kind: 'unsent' });
        return 'unsent';
      }
      prepared.set(uid, form);
    }
    const payloads = uids.map((uid) => [uid, prepared.get(uid)?.payload ?? payload] as const);
    const outcome = await send(new Map(payloads)).catch((error: unknown) => {
      finishAll({ kind: 'unsent' });
      throw error;
    });
    const wrong = outcome.kind === 'problems' ? uids.find((uid) => outcome.problems.has(uid)) : undefined;
    // Shows the form before its problems arrive, so that the focus can move to the first problem.
    if (wrong !== undefined) select(wrong);
    finishAll(outcome);
    return refusalFor(last, outcome);
  };
  return {
    store,
    attach(uid, form) {
      if (form) forms.set(uid, form);
      else forms.delete(uid);
    },
    answersOf: (uid) => forms.get(uid)?.getAnswers(),
    select,
    async onSubmit(uid, payload) {
      if (isSending) return 'unsent';
      mark(uid, 'complete');
      const next = nextPerson(uid, store.getState().states, uids);
      if (next !== undefined) {
        store.setState(({ moves }) => ({ current: next, reviewedBy: undefined, moves: moves + 1 }));
        return 'unsent';
      }
      if (hasReview && store.getState().reviewedBy !== uid) {
        store.setState(({ moves }) => ({ current: uid, reviewedBy: uid, moves: moves + 1 }));
        return 'unsent';
      }
      isSending = true;
      return sendAll(uid, payload).finally(() => {
        isSending = false;
      });
    },
    onInvalid: (uid) => mark(uid, 'wrong'),
    onChange(uid) {
      if (store.getState().states[uid] === 'complete' && !isSending) mark(uid, 'todo');
    },
  };
}

function refusalFor(uid: number, outcome: SendOutcome): SubmitRefusal | 'unsent' {
  if (outcome.kind === 'done') return { problems: [] };
  const problems = outcome.kind === 'problems' ? outcome.problems.get(uid) : undefined;
  return problems ? { problems } : 'unsent';
}
