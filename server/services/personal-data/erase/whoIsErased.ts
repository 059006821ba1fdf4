import { fillIn } from '@clubpoort/form-engine/headless';
import type { Database } from '#server/db/database.ts';
import { mailSpellings } from '#server/http/reading/plainMail.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { findParentElsewhere } from '../../people/family/parents.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { hasConfirmedMail } from '../../people/login-mail/unconfirmedMail.ts';
import { loadPeople } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import { type AccountPeople, peopleOfAccount } from '../peopleOfAccount.ts';

export interface ErasedPeople {
  readonly uids: number[];
  /** Confirmed addresses that no remaining person has. */
  readonly mails: string[];
  /** All addresses that were given for these people, in lower case. */
  readonly addresses: string[];
}

export interface Erasing {
  readonly caller: Pick<Caller, 'uid'>;
  /** The person to erase; the caller's own uid erases the whole account, unless the family has another parent. */
  readonly uid: number;
}

/** Refuses to erase somebody who has a login: only they can do so. Also refuses a child whom another household looks after too. */
export async function refuseOtherLogin(db: Database, { caller, uid }: Erasing): Promise<void> {
  if (uid === caller.uid) return;
  const isShared = (await findParentElsewhere(db, uid)) !== undefined;
  if (!isShared && (await isOfAccount(db, { caller, uid }))) return;
  const [person] = await loadPeople(db, [uid]);
  if (!person) throw refusals.busy();
  if (isShared) throw refusals.forbidden(fillIn(nl.erasure.shared, { name: person.fname }));
  throw refusals.forbidden(fillIn(nl.erasure.ownLogin, { name: person.fname }));
}

async function isOfAccount(db: Database, { caller, uid }: Erasing): Promise<boolean> {
  return (await peopleOfAccount(db, caller.uid)).people.some((person) => person.uid === uid);
}

/**
 * The people of an account who are erased. The members stay with the family's other parent, if there is one, and shared children with
 * their other household.
 */
export function whoIsErased(
  { people, parents, shared }: AccountPeople,
  { caller, uid }: Erasing,
): readonly PersonRow[] {
  const isWhole = uid === caller.uid && parents.length === 1;
  return people.filter((person) => person.uid === uid || (isWhole && !shared.has(person.uid)));
}

export function erasedPeople(account: AccountPeople, erasing: Erasing): ErasedPeople {
  const gone = whoIsErased(account, erasing);
  const staying = new Set(account.people.filter((person) => !gone.includes(person)).map(({ mail }) => mail));
  // An unconfirmed address may be somebody else's, so what was sent there stays.
  const mails = gone
    .filter(hasConfirmedMail)
    .flatMap(({ mail }) => mail ?? [])
    .filter((mail) => !staying.has(mail));
  return {
    uids: gone.map(({ uid }) => uid),
    mails: [...new Set(mails)],
    addresses: [...new Set(gone.flatMap(addressesOf))],
  };
}

/** Addresses in each spelling under which they may be stored. `secondMail` may hold several, separated by `;`. */
export function addressesOf({ mail, secondMail }: Pick<PersonRow, 'mail' | 'secondMail'>): string[] {
  return [mail ?? '', ...secondMail.split(';')].flatMap(mailSpellings).filter(Boolean);
}
