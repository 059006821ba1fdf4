import * as v from 'valibot';
import type { RefusalCode } from '#schemas/refusal.ts';
import { readJson } from '../platform/storage/readJson.ts';
import { ApiFailure, type Refused } from './apiFailure.ts';
import { recordFeedback } from './feedback.ts';
import { flag } from './wire/flag.ts';
import { readableOf } from './wire/lists.ts';
import { cents, integer } from './wire/numbers.ts';
import { text } from './wire/text.ts';

/**
 * Reads the answer in the body of a response.
 * @throws {ApiFailure} when the body is no valid answer, or a refusal.
 */
export function readAnswer(status: number, body: string): object {
  const answer = readJsonObject(body);
  recordFeedback(answer);
  if (status >= 500)
    throw new ApiFailure({ kind: 'server', status, errors: readRefusal(status, answer ?? {})?.errors ?? [] });
  if (!answer) throw new ApiFailure({ kind: 'malformed' });
  const refused = readRefusal(status, answer);
  if (refused) throw new ApiFailure(refused);
  return answer;
}

function readJsonObject(body: string): object | undefined {
  const value = readJson(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

const codes: Record<RefusalCode, true> = {
  'invalid-request': true,
  'unknown-operation': true,
  'too-large': true,
  unauthenticated: true,
  'session-ended': true,
  forbidden: true,
  'not-found': true,
  conflict: true,
  'idempotency-mismatch': true,
  'invalid-answers': true,
  'answers-missing': true,
  'not-available': true,
  'price-changed': true,
  'place-lost': true,
  'hold-expired': true,
  'address-missing': true,
  'guardian-missing': true,
  'form-changed': true,
  'offer-changed': true,
  'account-exists': true,
  unconfirmed: true,
  'code-used': true,
  'file-refused': true,
  'too-many-requests': true,
  unavailable: true,
  internal: true,
};

const refusal = v.object({
  errors: v.fallback(readableOf(text), []),
  code: v.fallback(
    v.optional(v.custom<RefusalCode>((code) => typeof code === 'string' && Object.hasOwn(codes, code))),
    undefined,
  ),
  problems: v.fallback(
    v.optional(
      readableOf(
        v.object({ uid: integer, key: text, path: v.optional(readableOf(text), []), message: text }),
      ),
      [],
    ),
    [],
  ),
  total: v.fallback(v.optional(cents), undefined),
  lost: v.fallback(
    v.optional(
      v.object({ hasWaitingList: flag, people: readableOf(v.object({ uid: integer, tariff: integer })) }),
    ),
    undefined,
  ),
});

/** Reads why a call was refused; undefined when the body is no refusal. */
export function readRefusal(status: number, body: object): Refused | undefined {
  const { errors, code, problems, total, lost } = v.parse(refusal, body);
  if (status < 400 && errors.length === 0) return undefined;
  return {
    kind: 'refused',
    status,
    errors,
    problems,
    ...(code !== undefined && { code }),
    ...(total !== undefined && { total }),
    ...(lost && { lost }),
  };
}
