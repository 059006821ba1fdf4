import { nl as formTexts } from '@clubpoort/form-engine/headless';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { requireClub } from '../clubs/clubs.ts';
import { checkPerson, type PersonCheck } from '../people/checkPerson.ts';
import { isMail } from '../people/mailProblem.ts';
import { personColor } from '../people/personColor.ts';

type Request = Omit<OperationRequest<'open_guest_session'>, 'bearer'>;

interface GuestCall {
  readonly visitorForms: { count(): Promise<void> };
}

/**
 * Makes a guest: a person with a name and an address, and nothing else. The address is not looked up, because the answer would tell
 * whether it has an account.
 *
 * @returns the uid
 * @throws a refusal of wrong data, or of a club that doesn't sell to guests
 */
export async function makeGuest(
  context: Pick<Context, 'db' | 'clock'> & GuestCall,
  { club: nid, fname, lname, mail }: Request,
): Promise<number> {
  const { db, clock, visitorForms } = context;
  const club = await requireClub(db, { nid }, undefined);
  if (!club.sellsToGuests) throw refusals.forbidden(nl.cart.noGuests);
  const check = checkPerson({ fname, lname, mail }, ['fname', 'lname', 'mail'], { today: todayOf(clock) });
  const isList = check.problems.length === 0 && !isMail(check.text('mail'));
  const problems = isList ? [{ field: 'mail', message: formTexts.email }] : check.problems;
  if (problems.length > 0) throw invalidFields(0, problems);
  await visitorForms.count();
  return insertGuest(db, check, clock.now());
}

async function insertGuest(db: Database, { text }: PersonCheck, lastSeenAt: Date): Promise<number> {
  const [guest] = await db
    .insert(users)
    .values({
      ...{ fname: text('fname'), lname: text('lname'), mail: text('mail') },
      ...{ isGuest: true, lastSeenAt, color: personColor() },
    })
    .returning({ uid: users.uid });
  if (!guest) throw new Error('The database returned no person');
  return guest.uid;
}
