import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { isParent } from './family/parents.ts';
import { fullName } from './people.ts';

/** The addressee of a document: its person, or for a child the holder of the family. */
export interface AccountHolder {
  readonly name: string;
  /** As on an envelope; '' when no address is known. */
  readonly address: string;
}

export type HeldPerson = Pick<
  typeof users.$inferSelect,
  'fname' | 'lname' | 'address' | 'parentUid' | 'coParentSince'
>;

export async function accountHolder(db: Database, person: HeldPerson): Promise<AccountHolder> {
  const [holder = person]: HeldPerson[] =
    person.parentUid === null || isParent(person)
      ? [person]
      : await db.select().from(users).where(eq(users.uid, person.parentUid));
  return { name: fullName(holder), address: addressText(holder.address ?? person.address) };
}

function addressText(address: HeldPerson['address']): string {
  if (!address) return '';
  const { street, streetNumber, bus, postal, city } = address;
  return `${street} ${streetNumber}${bus === '' ? '' : ` bus ${bus}`}, ${postal} ${city}`;
}
