import { eq } from 'drizzle-orm';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonCheck } from '../checkPerson.ts';
import { lockPerson } from '../lockPerson.ts';
import { personColor } from '../personColor.ts';

/** Maximum family members of one account: each may hold places and send files. */
const maxFamilyMembers = 20;

/**
 * Adds somebody to the account holder's family, in the caller's transaction.
 *
 * @returns the new member's uid
 */
export async function insertFamilyMember(
  tx: Database,
  holderUid: number,
  { text }: PersonCheck,
  sex: OperationRequest<'add_family_member'>['sex'] = '',
): Promise<number> {
  // Locks the holder, so that the second of two simultaneous taps sees the member that the first added.
  const holder = await lockPerson(tx, holderUid);
  if (holder.parentUid !== null) throw refusals.forbidden(nl.refusals.notTheHolder);
  const family = await tx.select().from(users).where(eq(users.parentUid, holderUid));
  if (family.length >= maxFamilyMembers) throw refusals.notAvailable(nl.refusals.familyFull);
  const person = { fname: text('fname'), lname: text('lname'), birthdate: text('birthdate') };
  if ([holder, ...family].some((known) => isSamePerson(known, person))) throw alreadyInFamily();
  const [added] = await tx
    .insert(users)
    .values({
      ...person,
      sex,
      phone: text('phone'),
      mail: text('mail') || null,
      parentUid: holderUid,
      color: personColor([holder, ...family].map(({ color }) => color)),
    })
    .returning({ uid: users.uid });
  if (!added) throw new Error('The database returned no person');
  return added.uid;
}

interface Named {
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: string | null;
}

function isSamePerson(one: Named, other: Named): boolean {
  return (
    one.birthdate === other.birthdate &&
    `${one.fname} ${one.lname}`.toLowerCase() === `${other.fname} ${other.lname}`.toLowerCase()
  );
}

function alreadyInFamily(): Refused {
  return new Refused(409, { errors: [nl.refusals.alreadyInFamily], code: 'conflict' });
}
