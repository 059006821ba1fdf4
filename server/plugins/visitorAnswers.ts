import type { FastifyReply } from 'fastify';
import type { OperationName } from '#schemas/operations.ts';
import type { SharedLooks } from '../http/sharedLooks.ts';
import type { Credential } from '../operations/operationHandler.ts';

/** They only read, and what they answer depends on the request alone where nobody is logged in. */
const sameForVisitors: ReadonlySet<OperationName> = new Set([
  'get_club_by_url',
  'get_courses',
  'get_course',
  'get_seat_plan',
  'get_products',
  'get_product',
]);

interface Visit {
  readonly name: OperationName;
  /** Checked by the contract, and without what it doesn't name. */
  readonly body: unknown;
  readonly credential: Credential;
}

export type VisitorAnswers = (
  visit: Visit,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
) => Promise<unknown>;

/** When a club opens its registrations, hundreds of visitors ask for the same page: one look answers those of a moment. */
export function visitorAnswers(together: SharedLooks): VisitorAnswers {
  const texts = new WeakMap<object, string>();
  const write = (payload: object) => {
    const text = texts.get(payload) ?? JSON.stringify(payload);
    texts.set(payload, text);
    return text;
  };
  return async ({ name, body, credential }, reply, answer) => {
    if (credential.state !== 'none' || !sameForVisitors.has(name)) return answer();
    const answered = await together(`${name} ${JSON.stringify(body)}`, answer);
    // Fastify names a type only of what it wrote by itself.
    reply.type('application/json; charset=utf-8').serializer(write);
    return answered;
  };
}
