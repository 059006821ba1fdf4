import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { type Cents, eurosOf } from '#rules/money.ts';
import type { Address } from '#schemas/entities/people/address.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { clubMembers, reservations, uitpasSales, users } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { CartSelection } from '../cart/cartSelection.ts';
import type { CartLine, PricedCart } from '../cart/pricedCart.ts';
import { issueInvoice } from '../documents/issueDocuments.ts';
import { endHoldWindows } from '../holds/holdWindows.ts';
import { fullName } from '../people/people.ts';
import { hasAnswersFor } from '../registration/answers/hasAnswersFor.ts';
import { type HeldSeat, loadHeldSeats } from '../seats/loadHeldSeats.ts';
import { insertOrder } from './placing/insertOrder.ts';
import { lockCart } from './placing/lockCart.ts';
import { newOrderFacts } from './placing/newOrderFacts.ts';
import { refuseLostPlaces } from './placing/refuseLostPlaces.ts';
import { takeGoods } from './placing/taking/takeGoods.ts';
import { type MadeInvite, takePartners } from './placing/taking/takePartners.ts';
import { takeSeats } from './placing/taking/takeSeats.ts';
import { takeTariffs } from './placing/taking/takeTariffs.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';
import { priceSelection } from './pricing/priceSelection.ts';

interface PlacedCart {
  readonly oid: number;
  /** The invitations that must be mailed to partners. */
  readonly invites: readonly MadeInvite[];
}

/**
 * Orders a cart inside the caller's transaction: all or nothing. Locks everything that the order could take first, in one order
 * for all requests. Later decisions and prices can't change any more.
 */
export async function placeOrder(
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  read: WantedOrder,
): Promise<PlacedCart> {
  const wanted = await lockCart(tx, read);
  const now = clock.now();
  await refuseBlocked(tx, wanted);
  const held = await refuseEndedHolds({ db: tx, clock }, wanted);
  const cart = await priceSelection({ db: tx, clock }, wanted);
  refuseLostPlaces(wanted, cart);
  const [refusal] = cart.feedback;
  if (refusal !== undefined) throw refusals.notAvailable(refusal);
  if (cart.lines.length === 0) throw refusals.notAvailable(nl.refusals.emptyCart);
  if (cart.totalCents !== wanted.shownTotalCents) throw priceChanged(cart.totalCents);
  await refuseWhatIsMissing({ db: tx, clock }, { wanted, lines: cart.lines });
  const inserted = await insertOrder({ db: tx, portalOrigin }, { wanted, cart, now });
  const placement = { wanted, cart, now, oid: inserted.order.oid };
  await insertUitpasSales(tx, placement);
  await takeTariffs(tx, placement);
  const invites = await takePartners(tx, placement);
  await takeGoods(tx, placement);
  await takeSeats(tx, placement, held);
  await endHoldWindows(tx, wanted.heldBy, coursesOf(cart));
  // Last, because it locks the numbers of the club until the order is committed.
  if (cart.totalCents > 0) await issueInvoice(tx, await newOrderFacts(tx, wanted, inserted), now);
  return { oid: placement.oid, invites };
}

interface Members {
  readonly clubNid: number;
  readonly uids: readonly number[];
}

const blockedAmong = keptStatement((tx, { clubNid, uids }: Given<Members>) =>
  tx
    .select({ fname: users.fname, lname: users.lname })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(
      and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.isBlocked, true), isOneOf(clubMembers.uid, uids)),
    ),
);

/** Refuses an order for somebody whom the club has blocked, also where a parent orders. */
async function refuseBlocked(tx: Database, wanted: WantedOrder): Promise<void> {
  const { club } = wanted;
  const [blocked] = await blockedAmong(tx, { clubNid: club.nid, uids: peopleOf(wanted) });
  if (!blocked) return;
  const names = { club: club.title, name: fullName(blocked) };
  throw refusals.notAvailable(fillIn(nl.clubPeople.blockedToOrder, names));
}

function coursesOf({ lines }: PricedCart): number[] {
  return lines.flatMap((line) => (line.type === 'tariff' || line.type === 'seat' ? [line.courseNid] : []));
}

function priceChanged(totalCents: Cents): Refused {
  return new Refused(409, {
    errors: [nl.refusals.priceChanged],
    code: 'price-changed',
    total: eurosOf(totalCents),
  });
}

/**
 * Refuses a cart with a hold that has ended, whether or not somebody else took the place. The person agreed to a price and a
 * place that the hold kept.
 *
 * @returns the ordered places of the event, with their holds
 */
async function refuseEndedHolds(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedOrder,
): Promise<readonly HeldSeat[]> {
  const hasEnded = and(
    eq(reservations.kind, 'place'),
    eq(reservations.heldBy, wanted.heldBy),
    inArray(reservations.ref, [...wanted.tariffs]),
    inArray(reservations.uid, peopleOf(wanted)),
    lte(reservations.expiresAt, clock.now()),
  );
  if (wanted.tariffs.length > 0 && (await tx.$count(reservations, hasEnded)) > 0) throw holdExpired();
  if (!wanted.seats) return [];
  const { event, places } = wanted.seats;
  const holder = { heldBy: wanted.heldBy, clubNid: wanted.club.nid };
  const held = await loadHeldSeats({ db: tx, clock }, { ...holder, event });
  return places.map((place) => {
    const found = held.find(({ nid, tariffNid }) => nid === place.nid && tariffNid === place.tariff);
    if (!found?.isHeld || found.qty !== place.quantity) throw holdExpired();
    return found;
  });
}

function peopleOf({ person, companions, couples }: WantedOrder): number[] {
  const partners = [...couples.values()].flatMap((couple) => (couple.with === 'family' ? [couple.uid] : []));
  return [person.uid, ...companions.map(({ uid }) => uid), ...partners];
}

function holdExpired(): Refused {
  return new Refused(409, { errors: [nl.refusals.holdExpired], code: 'hold-expired' });
}

/** Refuses an order when the club still needs something: answers of the people who register, or an address for a delivery. */
async function refuseWhatIsMissing(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { wanted, lines }: { readonly wanted: WantedOrder; readonly lines: readonly CartLine[] },
): Promise<void> {
  // An order of products or passes alone has no questions to answer.
  if (!(await hasAnswersFor({ db: tx, clock }, wanted)))
    throw new Refused(409, { errors: [nl.refusals.answersMissing], code: 'answers-missing' });
  const isSent = lines.some((line) => line.type === 'product' && line.isSent);
  if (isSent && !(await hasAddress(tx, wanted)))
    throw new Refused(409, { errors: [nl.refusals.addressMissing], code: 'address-missing' });
}

/** The person's own address, or that of the parent who orders. */
async function hasAddress(tx: Database, { person, placedBy }: WantedOrder): Promise<boolean> {
  const [buyer] = await tx.select({ address: users.address }).from(users).where(eq(users.uid, placedBy));
  return isWhole(person.address) || isWhole(buyer?.address ?? null);
}

function isWhole(address: Address | null): boolean {
  if (!address) return false;
  const { street, streetNumber, city, postal, country } = address;
  return [street, streetNumber, city, postal, country].every((part) => part.trim() !== '');
}

interface Sold {
  readonly wanted: Pick<CartSelection, 'uitpasNumbers'>;
  readonly cart: Pick<PricedCart, 'lines'>;
  readonly oid: number;
  readonly now: Date;
}

/**
 * Keeps the card with each line at the reduced rate, so that the club can claim the difference. The register is told after the
 * order: a register that is down never blocks an order.
 */
async function insertUitpasSales(tx: Database, { wanted, cart, oid, now }: Sold): Promise<void> {
  const sales = cart.lines.flatMap((line, position): (typeof uitpasSales.$inferInsert)[] => {
    const rate = line.reductions?.find((reduction) => reduction.for === 'uitpas');
    const number = wanted.uitpasNumbers.get(line.uid);
    if (line.type !== 'tariff' || !rate || number === undefined) return [];
    const late = line.reductions?.find((reduction) => reduction.for === 'late-start');
    const regularCents = line.unitCostCents - (late?.cents ?? 0);
    const { uid, tariffNid } = line;
    return [
      {
        oid,
        position,
        uid,
        tariffNid,
        number,
        regularCents,
        reducedCents: regularCents - rate.cents,
        tryAt: now,
      },
    ];
  });
  if (sales.length > 0) await tx.insert(uitpasSales).values(sales);
}
