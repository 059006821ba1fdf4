import { eq } from 'drizzle-orm';
import type { MessageReaders } from '#schemas/entities/club/clubMessage.ts';
import type { Context } from '../../context.ts';
import { communicationStatuses } from '../../db/schema.ts';
import { mailReadersOf } from '../people/family/mailReadersOf.ts';
import type { MailReader } from '../people/family/parents.ts';
import { fullName } from '../people/people.ts';
import { findAudience, type WantedAudience } from './findAudience.ts';

export interface WantedReaders extends WantedAudience {
  readonly isNewsletter: boolean;
}

/** An address that gets a message, once. */
interface MailedAddress {
  readonly reader: MailReader;
  /** First names of the people whom the message is about, the reader left out. */
  readonly about: string[];
}

interface FoundReaders {
  /** The people whom the message is for, with the number of addresses that get it by mail about them. */
  readonly people: readonly { readonly uid: number; readonly name: string; readonly addresses: number }[];
  readonly mailed: readonly MailedAddress[];
  /** Names of people without an address. */
  readonly unreached: readonly string[];
  /** Number of people whose addresses asked for no mail. */
  readonly leftOut: number;
}

/**
 * Finds who reads a message: the parents of a minor instead of the minor, both parents, no address twice. A newsletter is for addresses that
 * asked for it. Another message is for everybody, but by mail only where nobody declined that; it is in the portal for all.
 */
export async function findReaders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { isNewsletter, ...wanted }: WantedReaders,
): Promise<FoundReaders> {
  const audience = await findAudience(db, wanted, clock.now());
  const readersOf = await mailReadersOf({ db, clock }, audience);
  const statuses = await db
    .select()
    .from(communicationStatuses)
    .where(eq(communicationStatuses.clubNid, wanted.clubNid));
  const chosen = new Map(statuses.map((status) => [`${status.uid} ${status.mail}`, status]));
  const wants = (uid: number, mail: string) => {
    const status = chosen.get(`${uid} ${mail}`);
    return isNewsletter ? status?.newsletter === 'subscribed' : status?.communication !== 'unsubscribed';
  };
  const mailed = new Map<string, MailedAddress>();
  const people: FoundReaders['people'][number][] = [];
  const unreached: string[] = [];
  let leftOut = 0;
  for (const person of audience) {
    const readers = readersOf.get(person.uid) ?? [];
    const willing = readers.filter(({ mail }) => wants(person.uid, mail));
    const addresses = new Set(willing.map(({ mail }) => mail)).size;
    if (readers.length === 0) unreached.push(fullName(person));
    else if (addresses === 0) leftOut += 1;
    if (isNewsletter && addresses === 0) continue;
    people.push({ uid: person.uid, name: fullName(person), addresses });
    for (const reader of willing) {
      const known = mailed.get(reader.mail) ?? { reader, about: [] };
      if (known.reader.uid !== person.uid && !known.about.includes(person.fname))
        known.about.push(person.fname);
      mailed.set(reader.mail, known);
    }
  }
  return { people, mailed: [...mailed.values()], unreached: isNewsletter ? [] : unreached, leftOut };
}

/** Maximum number of names in an answer. */
const mostNames = 100;

export function toWireReaders({ people, mailed, unreached, leftOut }: FoundReaders): MessageReaders {
  return {
    people: people.length,
    addresses: mailed.length,
    unreached: unreached.slice(0, mostNames),
    left_out: leftOut,
  };
}
