import { and, asc, eq, sql } from 'drizzle-orm';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Database } from '#server/db/database.ts';
import { additionalServices, courseSessions, tariffs } from '#server/db/schema.ts';
import { arabesk, saveAnswers } from '../registration.ts';
import type { TestClient } from '../testServer.ts';

/** The lentevoorstelling: numbered seats, and a standing area of 30 places. */
export const show = { event: 131, tariff: 1311, childTariff: 1312, seat: 51_001, other: 51_002, stand: 53 };

/** The generale repetitie: tickets without seats, sold out. */
export const rehearsal = { tariff: 1321, price: 4 };

/** `backordered`: two in stock, more can be ordered. `shirt`: stock only. */
export const products = { backordered: 6104, shirt: 6302 };

/** A cart for An with an item of every kind, all held and with all questions answered. */
export async function fullCart(client: TestClient, db: Database): Promise<OperationRequest<'place_order'>> {
  const trial = await makeTrial(db);
  const service = await makeService(db);
  const cart = {
    club: arabesk,
    uid: 1,
    tariffs: [1121, 1151, 1251, trial.tariff],
    trials: [trial.session],
    selectedAdditionalServices: [String(service)],
    passes: [30],
    products: { [products.backordered]: 3, [products.shirt]: 1 },
    vouchers: ['WELKOM10'],
    coupleCourse: {
      1151: { type: 'invite', role: 'Leider', fname: 'Bram', lname: 'Maes', mail: 'bram@example.org' },
    },
    passAsPrepaid: true,
    partialPassUse: true,
  };
  await saveAnswers(client, 1, cart.tariffs);
  const seats = [
    { tariff: show.tariff, nid: show.seat, quantity: 1 },
    { tariff: show.tariff, nid: show.stand, quantity: 2 },
  ];
  const ofShow = { club: arabesk, uid: 1, event: show.event, seats };
  await client.ask('hold_seats', ofShow);
  return { ...cart, event: show.event, seats, total: await totalOf(client, cart, ofShow) };
}

type Shown = OperationRequest<'compile_public_registration_invoice'>;

/** The total that a person sees: the cart plus the seats. */
export async function totalOf(
  client: TestClient,
  cart: Shown,
  ofShow?: Omit<OperationRequest<'get_ticket_sales_quote'>, 'mode'>,
): Promise<number> {
  const invoice = await client.ask('compile_public_registration_invoice', cart);
  const quote = ofShow && (await client.ask('get_ticket_sales_quote', { ...ofShow, mode: 'order' }));
  return Math.round((invoice.result.total + (quote?.total ?? 0)) * 100) / 100;
}

/** Turns jazz for adults into a trial lesson. */
async function makeTrial(db: Database): Promise<{ tariff: number; session: number }> {
  await db
    .update(tariffs)
    .set({ type: 'trial', priceCents: 800, discountedPriceCents: null })
    .where(eq(tariffs.nid, 1111));
  const hasRoom = sql`${courseSessions.guests} < ${courseSessions.guestCapacity}`;
  const [session] = await db
    .select()
    .from(courseSessions)
    .where(and(eq(courseSessions.courseNid, 111), hasRoom))
    .orderBy(asc(courseSessions.startsAt));
  if (!session) throw new Error('Jazz for adults has no lesson with room');
  return { tariff: 1111, session: session.nid };
}

/** Adds a service to the lessons in contemporary dance. */
async function makeService(db: Database): Promise<number> {
  const [service] = await db
    .insert(additionalServices)
    .values({ courseNid: 112, title: 'Kniebeschermers', priceCents: 1_250, capacity: 5 })
    .returning();
  if (!service) throw new Error('The database returned no service');
  return service.nid;
}
