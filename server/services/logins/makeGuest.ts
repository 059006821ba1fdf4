import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { and, eq, exists, not } from 'drizzle-orm';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { orders, users } from '../../db/schema.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { requireClub } from '../clubs/clubs.ts';
import { checkPerson } from '../people/checkPerson.ts';
import { isMail } from '../people/mailProblem.ts';
import { personColor } from '../people/personColor.ts';

type Request = Omit<OperationRequest<'open_guest_session'>, 'bearer'>;

type GuestContext = Pick<Context, 'db' | 'clock'> & {
  readonly visitorForms: { count(): Promise<void> };
};

/**
 * Makes a guest: a person with a name and an address, and nothing else. The address is not looked up, because the answer would tell
 * whether it has an account.
 *
 * @returns the uid
 * @throws a refusal of wrong data, or of a club that doesn't sell to guests
 */
export async function makeGuest(context: GuestContext, request: Request): Promise<number> {
  const details = await readGuest(context, request);
  const [guest] = await context.db
    .insert(users)
    .values({ ...details, isGuest: true, lastSeenAt: context.clock.now(), color: personColor() })
    .returning({ uid: users.uid });
  if (!guest) throw new Error('The database returned no person');
  return guest.uid;
}

/** Corrects the details of a guest. After an order they stay as they are: its papers and its mails have them. */
export async function correctGuest(context: GuestContext, uid: number, request: Request): Promise<void> {
  const { db } = context;
  const details = await readGuest(context, request);
  const hasOrdered = exists(db.select({ oid: orders.oid }).from(orders).where(eq(orders.placedBy, uid)));
  await db
    .update(users)
    .set(details)
    .where(and(eq(users.uid, uid), eq(users.isGuest, true), not(hasOrdered)));
}

async function readGuest(
  { db, clock, visitorForms }: GuestContext,
  { club: nid, fname, lname, mail }: Request,
): Promise<Record<'fname' | 'lname' | 'mail', string>> {
  const club = await requireClub(db, { nid }, undefined);
  if (!club.sellsToGuests) throw refusals.forbidden(nl.cart.noGuests);
  const check = checkPerson({ fname, lname, mail }, ['fname', 'lname', 'mail'], { today: todayOf(clock) });
  const isList = check.problems.length === 0 && !isMail(check.text('mail'));
  const problems = isList ? [{ field: 'mail', message: formTexts.email }] : check.problems;
  if (problems.length > 0) throw invalidFields(0, problems);
  await visitorForms.count();
  return { fname: check.text('fname'), lname: check.text('lname'), mail: check.text('mail') };
}
