import { nl as formTexts, rules } from '@clubpoort/form-engine/headless';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { lacksGuardian } from '#rules/guardian.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { tariffs } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { type CartSelection, readCartSelection, readUitpasNumbers } from '../../cart/cartSelection.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { findAskedGuardian } from '../../people/parents/findAskedGuardian.ts';
import type { Person } from '../../people/people.ts';
import { loadPeopleInOrder } from '../../registration/respondents.ts';
import type { Caller } from '../../sessions/caller.ts';

type CartOnWire = Omit<OperationRequest<'compile_public_registration_invoice'>, 'club' | 'before'>;
type Wire = CartOnWire & Pick<OperationRequest<'compile_public_registration_invoice'>, 'before'>;

interface Asking {
  readonly club: ClubRow;
  readonly caller: Caller;
}

/**
 * Reads the request of a cart, with the people whom it names. They belong to the caller's family.
 * @throws a refusal of a birthdate that can't be one
 */
export async function loadCartSelection(
  context: Pick<Context, 'db' | 'clock'>,
  { before = [], ...wire }: Wire,
  asking: Asking,
): Promise<CartSelection> {
  const selection = await loadOne(context, wire, asking);
  const carts: CartSelection[] = [];
  const allDecide =
    before.length > 0 &&
    (asking.club.reductions.length > 0 || (await hasFamilyTariff(context.db, wire.tariffs)));
  for (const cart of before) {
    if (allDecide || sharesTariff(cart, wire) || sharesUitpas(cart, wire))
      carts.push(await loadOne(context, cart, asking));
  }
  if (carts.length === 0) return selection;
  return { ...selection, before: carts };
}

/** Whether a cart counts for one after it by the places of the same tariff. */
function sharesTariff(before: Pick<CartOnWire, 'tariffs'>, after: Pick<CartOnWire, 'tariffs'>): boolean {
  return before.tariffs.some((nid) => after.tariffs.includes(nid));
}

/** Whether a cart has the number of a UiTPAS that one before it has too: it is one person's. */
function sharesUitpas(before: Pick<CartOnWire, 'uitpasNos'>, after: Pick<CartOnWire, 'uitpasNos'>): boolean {
  const given = new Set(readUitpasNumbers(before).values());
  return [...readUitpasNumbers(after).values()].some((number) => number !== '' && given.has(number));
}

/** Whether some of these tariffs are for the next members of a household only. */
async function hasFamilyTariff(db: Database, nids: readonly number[]): Promise<boolean> {
  if (nids.length === 0) return false;
  return (
    (await db.$count(tariffs, and(inArray(tariffs.nid, [...nids]), isNotNull(tariffs.fromFamilyMember)))) > 0
  );
}

async function loadOne(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wire: CartOnWire,
  { club, caller }: Asking,
): Promise<CartSelection> {
  const [person, ...companions] = await loadPeopleInOrder(db, [wire.uid, ...(wire.users ?? [])]);
  if (!person) throw refusals.busy();
  return readCartSelection(wire, {
    club,
    person: { ...person, birthdate: birthdateOf(person, wire, todayOf(clock)) },
    heldBy: caller.uid,
    household: caller.holder,
    shared: caller.shared,
    ...(lacksGuardian(caller, todayOf(clock)) && {
      waitsUntil: (await findAskedGuardian({ db, clock }, caller.uid))?.placesUntil,
    }),
    companions,
  });
}

/** A known birthdate counts. A person without one may send it with the cart. */
function birthdateOf({ uid, birthdate }: Person, wire: CartOnWire, today: string): string | null {
  const given = wire.birthdate ?? '';
  if (!rules.isValidBirthdate(given, today))
    throw invalidFields(uid, [{ field: 'birthdate', message: formTexts.birthdate }]);
  return birthdate ?? (given === '' ? null : given);
}
