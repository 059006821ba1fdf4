import type { FastifyReply } from 'fastify';
import type { OperationName } from '#schemas/operations.ts';
import type { Database } from '../../db/database.ts';
import type { PublicReads } from '../../db/drivers/publicReads.ts';
import type { SharedLooks } from '../../http/sharedLooks.ts';
import type { Credential } from '../../operations/operationHandler.ts';

/** Read-only operations whose answer for a visitor depends on the request alone. */
const sameForVisitors: ReadonlySet<OperationName> = new Set([
  'search_clubs',
  'get_club_by_url',
  'get_courses',
  'get_course',
  'get_seat_plan',
  'get_product_categories',
  'get_products',
  'get_product',
]);

interface Visit {
  readonly name: OperationName;
  /** Valid against the contract, without additional fields. */
  readonly body: unknown;
  readonly credential: Credential;
}

export type VisitorAnswers = (
  visit: Visit,
  reply: FastifyReply,
  answer: (db: Database) => Promise<unknown>,
) => Promise<unknown>;

interface Answering {
  readonly together: SharedLooks;
  readonly db: Database;
  /** Undefined: visitors read what members read. */
  readonly publicReads: PublicReads | undefined;
}

/**
 * Shares answers among simultaneous visitors: hundreds ask for the same page when a club opens its registrations. A standby may
 * give these. It never answers a member, who reads in every answer what they have just changed.
 */
export function visitorAnswers({ together, db, publicReads }: Answering): VisitorAnswers {
  const texts = new WeakMap<object, string>();
  const write = (payload: object) => {
    const text = texts.get(payload) ?? JSON.stringify(payload);
    texts.set(payload, text);
    return text;
  };
  return async ({ name, body, credential }, reply, answer) => {
    if (credential.state !== 'none' || !sameForVisitors.has(name)) return answer(db);
    const look = () => (publicReads ? publicReads.read(answer) : answer(db));
    const answered = await together(`${name} ${JSON.stringify(body)}`, look);
    // Sets the content type, because Fastify sets it only with its own serializer.
    reply.type('application/json; charset=utf-8').serializer(write);
    return answered;
  };
}
