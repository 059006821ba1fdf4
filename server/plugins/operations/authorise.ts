import type { FastifyRequest } from 'fastify';
import type { Operation } from '#schemas/operation.ts';
import type { OperationName } from '#schemas/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { uidsIn } from '../../http/reading/uidsIn.ts';
import { refusals } from '../../http/refused.ts';
import { loginNeeded } from '../../operations/loginNeeded.ts';
import type { Credential } from '../../operations/operationHandler.ts';
import { requireGuardian } from '../../services/people/family/checkGuardian.ts';
import { isEndedSession } from '../../services/sessions/endedSessions.ts';
import { codeUsed, useCode as spendCode } from '../../services/sessions/oneTimeCodes.ts';
import { type CallerFinder, loadCaller } from '../../services/sessions/sessions.ts';
import { nl } from '../../texts/nl.ts';
import type { Limiters } from '../limiters.ts';
import { readToken } from './authCookie.ts';
import { isOpenToGuests } from './openToGuests.ts';

export interface AuthorisationInput {
  readonly operation: Operation;
  readonly body: unknown;
  readonly db: Database;
  readonly findCaller: CallerFinder;
  readonly clock: Clock;
  readonly limiters: Limiters;
}

/** Operations that a blocked account may still call: it can hear that it is blocked and by whom, pay what is open, and log out. */
const openToBlocked: ReadonlySet<string> = new Set([
  'validate_auth',
  'logout',
  'get_clubs_for_user',
  'get_invoices',
  'view_invoice',
  'redirect_to_mollie_payment',
] satisfies OperationName[]);

/**
 * Authorises a request and returns its credential. Throws a refusal for a missing session, a blocked account, or a uid
 * that is neither the caller's nor the family's. Only `validate_auth` clears the cookie of an ended session: a late answer
 * of another operation must not remove the cookie of a newer login.
 */
export async function authorise(input: AuthorisationInput, request: FastifyRequest): Promise<Credential> {
  const { operation, body } = input;
  const isForEverybody = operation.publicWhen !== undefined && fieldsOf(body)[operation.publicWhen] === true;
  const credential = await readCredential(input, request);
  if (credential.state !== 'valid') {
    if (operation.access === 'user' && !isForEverybody) throw loginNeeded(credential);
    return credential;
  }
  const { caller } = credential;
  await input.limiters.countCallOfUser(caller.uid);
  if (operation.body === 'multipart') await input.limiters.countUploadOfUser(caller.uid);
  if (caller.isBlocked && !openToBlocked.has(operation.name))
    throw refusals.forbidden(nl.refusals.blockedAccount);
  if (caller.isGuest && !isOpenToGuests(operation)) throw refusals.forbidden(nl.refusals.accountNeeded);
  if (operation.commits) requireGuardian(input.clock, caller);
  const isSigned = operation.signedBy !== undefined && fieldsOf(body)[operation.signedBy] !== undefined;
  const isAboutAnybody = isForEverybody || isSigned || operation.namesParent;
  if (!isAboutAnybody && uidsIn(operation.request, body).some((uid) => !caller.family.has(uid)))
    throw refusals.forbidden();
  return credential;
}

async function readCredential(
  { operation, body, db, findCaller, clock }: AuthorisationInput,
  request: FastifyRequest,
): Promise<Credential> {
  const { auth } = fieldsOf(body);
  if (operation.takesCode && typeof auth === 'string')
    return (await credentialOfToken(auth, { findCaller, clock })) ?? credentialOfCode(auth, { db, clock });
  const token = readToken(request) ?? tokenField(operation, body);
  if (token === undefined) return { state: 'none' };
  const credential = await credentialOfToken(token, { findCaller, clock });
  return credential ?? { state: (await isEndedSession({ db, clock }, token)) ? 'ended' : 'invalid' };
}

async function credentialOfToken(
  token: string,
  { findCaller, clock }: Pick<AuthorisationInput, 'findCaller' | 'clock'>,
): Promise<Credential | undefined> {
  const caller = await findCaller(clock, token);
  return caller && { state: 'valid', caller, token };
}

/** Spends a login code for this one answer, without opening a session. */
async function credentialOfCode(
  code: string,
  { db, clock }: Pick<AuthorisationInput, 'db' | 'clock'>,
): Promise<Credential> {
  const used = await spendCode({ db, clock }, code, 'login');
  const caller = used && (await loadCaller({ db, clock }, used.uid));
  if (!caller) throw codeUsed(nl.refusals.loginCodeUsed);
  return { state: 'valid', caller, token: code };
}

/** The token in a form field, for clients that can't send it elsewhere. Only forms with a file have it. */
function tokenField(operation: Operation, body: unknown): string | undefined {
  const { auth } = fieldsOf(body);
  return operation.body === 'multipart' && typeof auth === 'string' ? auth : undefined;
}
