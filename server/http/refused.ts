import type { Refusal } from '#schemas/refusal.ts';
import { nl } from '../texts/nl.ts';

/** Thrown where a request can't be served. It holds everything that the caller is told. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Refusal;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Log line about a suspected attack, in English and without personal data. */
  readonly incident: string | undefined;

  constructor(status: number, body: Refusal, aside: Partial<Pick<Refused, 'retryAfter' | 'incident'>> = {}) {
    super(body.code);
    this.name = 'Refused';
    this.status = status;
    this.body = body;
    this.retryAfter = aside.retryAfter;
    this.incident = aside.incident;
  }
}

/** Refusals that several places use. */
export const refusals = {
  invalidRequest: (details: readonly string[] = []) =>
    new Refused(400, {
      errors: [nl.refusals.invalidRequest],
      code: 'invalid-request',
      ...(details.length > 0 && { details: [...details] }),
    }),
  unknownOperation: () =>
    new Refused(404, { errors: [nl.refusals.unknownOperation], code: 'unknown-operation' }),
  wrongMethod: () => new Refused(405, { errors: [nl.refusals.wrongMethod], code: 'invalid-request' }),
  tooLarge: () => new Refused(413, { errors: [nl.refusals.tooLarge], code: 'too-large' }),
  unauthenticated: (sentence: string = nl.refusals.unauthenticated) =>
    new Refused(401, { errors: [sentence], code: 'unauthenticated' }),
  /** Somebody ended the session from elsewhere. The portal then clears what the device stores. */
  sessionEnded: () => new Refused(401, { errors: [nl.refusals.expiredSession], code: 'session-ended' }),
  forbidden: (sentence: string = nl.refusals.forbidden) =>
    new Refused(403, { errors: [sentence], code: 'forbidden' }),
  /** The request can't come from the portal: a user must have changed it. */
  suspicious: (incident: string) =>
    new Refused(403, { errors: [nl.refusals.forbidden], code: 'forbidden' }, { incident }),
  notFound: (sentence: string = nl.refusals.notFound) =>
    new Refused(404, { errors: [sentence], code: 'not-found' }),
  /** Nobody has confirmed the address of the account, which the person can do. */
  unconfirmed: (sentence: string) => new Refused(409, { errors: [sentence], code: 'unconfirmed' }),
  notAvailable: (sentence: string) => new Refused(409, { errors: [sentence], code: 'not-available' }),
  busy: (sentence: string = nl.refusals.busy) =>
    new Refused(409, { errors: [sentence], code: 'conflict' }, { retryAfter: 1 }),
  tooManyRequests: (retryAfter: number, sentence: string = nl.refusals.tooManyRequests) =>
    new Refused(429, { errors: [sentence], code: 'too-many-requests' }, { retryAfter }),
  unavailable: (sentence: string = nl.refusals.unavailable) =>
    new Refused(503, { errors: [sentence], code: 'unavailable' }, { retryAfter: 5 }),
  internal: () => new Refused(500, { errors: [nl.refusals.internal], code: 'internal' }),
};
