import type { AnswerProblem, LostPlaces, RefusalCode } from '#schemas/refusal.ts';

/** A call that the server understood and refused. An answer with status 200 that carries `errors` is refused too. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  /** Absent when a backend sends no code, or one that the contract doesn't know. */
  readonly code?: RefusalCode;
  /** Dutch sentences; the first one is for the person. */
  readonly errors: readonly string[];
  readonly problems: readonly AnswerProblem[];
  /** The current total in cents, sent with `price-changed` and `place-lost`. */
  readonly total?: number;
  /** Sent with `place-lost`. */
  readonly lost?: LostPlaces;
}

export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  /** A status of 500 or more. `errors`: what the server says about it, as in a refusal; [] for a page of something in between. */
  | { readonly kind: 'server'; readonly status: number; readonly errors: readonly string[] }
  | Refused;

/** The only error that a call throws, apart from an abort by its caller. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(errorsIn(failure)[0] ?? failure.kind, options);
    this.failure = failure;
  }
}

/** The server's sentences about a failed call; the first one is for the person (specification 8). */
export function errorsIn(failure: Failure | undefined): readonly string[] {
  return failure !== undefined && 'errors' in failure ? failure.errors : [];
}

export function failureOf(error: unknown): Failure | undefined {
  return error instanceof ApiFailure ? error.failure : undefined;
}

export function refusalOf(error: unknown): Refused | undefined {
  const failure = failureOf(error);
  return failure?.kind === 'refused' ? failure : undefined;
}

/** Compares the refusal's code, or its status when a backend sends no code. */
export function isRefusedWith(error: unknown, code: RefusalCode): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && (refusal.code ?? codesOfStatus[refusal.status]) === code;
}

/**
 * Whether the server knows nothing under this address. It refuses an address that nothing can have as an invalid request.
 */
export function isMissing(error: unknown): boolean {
  return isRefusedWith(error, 'not-found') || isRefusedWith(error, 'invalid-request');
}

const codesOfStatus: Readonly<Partial<Record<number, RefusalCode>>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
};

/** Whether a retry may succeed without any change by the person. */
export function isPassing(error: unknown): boolean {
  const kind = failureOf(error)?.kind;
  return kind === 'offline' || kind === 'timeout' || kind === 'server';
}
