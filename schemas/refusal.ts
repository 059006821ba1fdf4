import { type Static, Type } from 'typebox';

/** Reason of a refusal, for programs. The sentence for the person is `errors[0]`. */
export const RefusalCode = Type.Enum([
  'invalid-request',
  'unknown-operation',
  'too-large',
  'unauthenticated',
  'session-ended',
  'forbidden',
  'not-found',
  'conflict',
  'idempotency-mismatch',
  'invalid-answers',
  'answers-missing',
  'not-available',
  'price-changed',
  'place-lost',
  'hold-expired',
  'address-missing',
  'guardian-missing',
  'form-changed',
  'offer-changed',
  'account-exists',
  'unconfirmed',
  'code-used',
  'file-refused',
  'too-many-requests',
  'unavailable',
  'internal',
]);
export type RefusalCode = Static<typeof RefusalCode>;

/**
 * A broken rule of an answer. `key` is `qid_nid`, or the field of a profile. `path` leads inside an answer that is an
 * object. `uid` is 0 where nobody is logged in.
 */
export const AnswerProblem = Type.Object({
  uid: Type.Integer(),
  key: Type.String(),
  path: Type.Array(Type.String()),
  message: Type.String(),
});
export type AnswerProblem = Static<typeof AnswerProblem>;

export const refusalProperties = {
  errors: Type.Optional(
    Type.Array(Type.String(), { description: 'Dutch sentences; the portal shows the first' }),
  ),
  code: Type.Optional(RefusalCode),
};

/** Places that were free when the person chose them, with `place-lost`. */
export const LostPlaces = Type.Object({
  hasWaitingList: Type.Boolean({ description: 'Whether these people can join the waiting list instead' }),
  people: Type.Array(Type.Object({ uid: Type.Integer(), tariff: Type.Integer() }), { minItems: 1 }),
});
export type LostPlaces = Static<typeof LostPlaces>;

/** Body of an answer with a 4xx or 5xx status. */
export const Refusal = Type.Object({
  errors: Type.Array(Type.String(), { minItems: 1 }),
  code: RefusalCode,
  problems: Type.Optional(Type.Array(AnswerProblem)),
  total: Type.Optional(
    Type.Number({
      description:
        'New total in euros, with `price-changed`; the total without the lost places, with `place-lost`',
    }),
  ),
  lost: Type.Optional(LostPlaces),
  details: Type.Optional(
    Type.Array(Type.String(), { description: 'Error in the request, in English, for developers' }),
  ),
});
export type Refusal = Static<typeof Refusal>;
