import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { fullName } from './people.ts';

/** The addressee of a document: the account holder of its person. */
export interface AccountHolder {
  readonly name: string;
  /** As on an envelope; '' when no address is known. */
  readonly address: string;
}

export async function accountHolder(db: Database, person: typeof users.$inferSelect): Promise<AccountHolder> {
  const [holder = person] =
    person.parentUid === null
      ? [person]
      : await db.select().from(users).where(eq(users.uid, person.parentUid));
  return { name: fullName(holder), address: addressText(holder.address ?? person.address) };
}

function addressText(address: (typeof users.$inferSelect)['address']): string {
  if (!address) return '';
  const { street, streetNumber, bus, postal, city } = address;
  return `${street} ${streetNumber}${bus === '' ? '' : ` bus ${bus}`}, ${postal} ${city}`;
}
