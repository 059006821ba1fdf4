import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubs, communicationStatuses } from '#server/db/schema.ts';
import { sharedKey } from '#server/db/sharedKey.ts';
import { newSecretToken } from '#server/secretToken.ts';

/** Folder of the addresses to unsubscribe: `/api/unsubscribe/<token>`. */
export const unsubscribePath = '/api/unsubscribe/';

/** The secret that signs the addresses, the same for all processes of an installation. */
function keyOf(db: Database): Promise<string> {
  return sharedKey(db, 'unsubscribe', async () => newSecretToken());
}

/** A part of a hash of the address: the address itself stands in no link and in no log. */
function hashOf(mail: string): string {
  return createHash('sha256').update(mail).digest('base64url').slice(0, 22);
}

function signatureOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
}

/** The address with which a reader ends the newsletter of a club, in one click and without a login (RFC 8058). */
export async function unsubscribeLink(
  db: Database,
  { clubNid, mail, origin }: { readonly clubNid: number; readonly mail: string; readonly origin: string },
): Promise<string> {
  const text = `${clubNid}.${hashOf(mail)}`;
  return `${origin}${unsubscribePath}${text}.${signatureOf(await keyOf(db), text)}`;
}

interface FoundLink {
  readonly clubNid: number;
  /** Title of the club. */
  readonly club: string;
  readonly hash: string;
}

/** Reads such an address; undefined for one that this server did not sign. */
export async function readUnsubscribe(db: Database, token: string): Promise<FoundLink | undefined> {
  const [, nid, hash = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{22})\.([\w-]{32})$/.exec(token) ?? [];
  if (nid === undefined) return undefined;
  const expected = signatureOf(await keyOf(db), `${nid}.${hash}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const [club] = await db
    .select({ title: clubs.title })
    .from(clubs)
    .where(eq(clubs.nid, Number(nid)));
  return club && { clubNid: Number(nid), club: club.title, hash };
}

/** Ends the newsletter of a club for an address, for everybody whose mail it gets. Repeating it changes nothing. */
export async function unsubscribe(db: Database, { clubNid, hash }: FoundLink): Promise<void> {
  const isSubscribed = and(
    eq(communicationStatuses.clubNid, clubNid),
    eq(communicationStatuses.newsletter, 'subscribed'),
  );
  await db.transaction(async (tx) => {
    const found = await tx
      .selectDistinct({ mail: communicationStatuses.mail })
      .from(communicationStatuses)
      .where(isSubscribed);
    for (const { mail } of found.filter((one) => hashOf(one.mail) === hash))
      await tx
        .update(communicationStatuses)
        .set({ newsletter: 'unsubscribed' })
        .where(and(isSubscribed, eq(communicationStatuses.mail, mail)));
  });
}
