import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../schemas/operation.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { fieldsOf } from '../http/fieldsOf.ts';
import { refusals } from '../http/refused.ts';
import { uidsIn } from '../http/uidsIn.ts';
import type { Credential } from '../operations/operationHandler.ts';
import { findCaller } from '../services/sessions/sessions.ts';
import { nl } from '../texts/nl.ts';
import { readToken } from './authCookie.ts';
import type { Limiters } from './limiters.ts';

export interface Admission {
  readonly operation: Operation;
  readonly body: unknown;
  readonly db: Database;
  readonly clock: Clock;
  readonly limiters: Limiters;
}

/**
 * Who asks, if they may: throws a refusal where an operation needs a session and there is none, where the account is
 * blocked, and where the request names a uid that isn't the caller's or the family's. The cookie of a session that is over
 * is left to `validate_auth`: an answer that comes late must not take away the cookie of a login in between.
 */
export async function admit(admission: Admission, request: FastifyRequest): Promise<Credential> {
  const { operation, body } = admission;
  const isForEverybody = operation.publicWhen !== undefined && fieldsOf(body)[operation.publicWhen] === true;
  const credential = await readCredential(admission, request);
  if (credential.state !== 'valid') {
    if (operation.access === 'user' && !isForEverybody)
      throw refusals.unauthenticated(
        credential.state === 'invalid' ? nl.refusals.expiredSession : nl.refusals.unauthenticated,
      );
    return credential;
  }
  const { caller } = credential;
  await admission.limiters.countCallOfUser(request, caller.uid);
  if (caller.isBlocked && operation.group !== 'session') throw refusals.forbidden(nl.refusals.blockedAccount);
  if (!isForEverybody && uidsIn(operation.request, body).some((uid) => !caller.family.has(uid)))
    throw refusals.forbidden();
  return credential;
}

async function readCredential({ db, clock }: Admission, request: FastifyRequest): Promise<Credential> {
  const token = readToken(request);
  if (token === undefined) return { state: 'none' };
  const caller = await findCaller(db, clock, token);
  return caller ? { state: 'valid', caller, token } : { state: 'invalid' };
}
