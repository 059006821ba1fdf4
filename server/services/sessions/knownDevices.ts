import { and, eq, inArray, lte } from 'drizzle-orm';
import { mailSpellings } from '#server/http/reading/plainMail.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { capTimes } from '../../db/capTimes.ts';
import type { Database } from '../../db/database.ts';
import { knownDevices, users } from '../../db/schema.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import { sessionLifetime } from './sessionLifetime.ts';

/** The `device` cookie: the token of the request, and a setter for the answer. */
export interface DeviceCookie {
  readonly token: string | undefined;
  set(token: string): void;
}

/**
 * Whether the password of the account with this mail was given in this browser before.
 *
 * @returns the hash that identifies the browser; `undefined` when the account doesn't know the browser
 */
export async function findKnownDevice(
  { db }: Pick<Context, 'db'>,
  { device, mail }: { readonly device: DeviceCookie; readonly mail: string },
): Promise<string | undefined> {
  if (device.token === undefined) return undefined;
  const tokenHash = hashSecretToken(device.token);
  const [known] = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.uid, knownDevices.uid))
    .where(and(eq(knownDevices.tokenHash, tokenHash), inArray(users.mail, [...mailSpellings(mail)])));
  return known?.tokenHash;
}

/** Records that somebody gave their password in this browser. One cookie can make a browser known to several accounts. */
export async function rememberDevice(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { device, uid }: { readonly device: DeviceCookie; readonly uid: number },
): Promise<void> {
  const token = device.token ?? newSecretToken();
  const lastUsedAt = clock.now();
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashSecretToken(token), uid, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.uid], set: { lastUsedAt } });
  device.set(token);
}

/** Deletes browsers that were not used for as long as their cookie lasts. */
export async function sweepDevices(db: Database, now: Date): Promise<void> {
  const before = dateOf(unixSecondsOf(now) - sessionLifetime);
  await db.delete(knownDevices).where(lte(knownDevices.lastUsedAt, before));
  await capTimes(db, { column: knownDevices.lastUsedAt, now, seconds: 0 });
}
