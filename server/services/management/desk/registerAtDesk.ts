import { fillIn } from '@clubpoort/form-engine/headless';
import { eurosOf, formatEuros } from '#rules/money.ts';
import type { DeskRegistration } from '#schemas/entities/desk/deskRegistration.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { type CartSelection, readCartSelection } from '../../cart/cartSelection.ts';
import type { PricedCart } from '../../cart/pricedCart.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { priceSelection } from '../../orders/pricing/priceSelection.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName, loadPerson } from '../../people/people.ts';
import { hasAnswersFor } from '../../registration/answers/hasAnswersFor.ts';
import { loadRegistrationForm } from '../../registration/loadRegistrationForm.ts';
import { saveRegistrations } from '../../registration/saveRegistrations.ts';
import type { Caller } from '../../sessions/caller.ts';
import { noteAction } from '../noteAction.ts';
import { actingFor } from './actingFor.ts';
import { personAtDesk, releaseOwnPlace } from './personAtDesk.ts';

type Request = OperationRequest<'register_at_desk'>;

interface AtDesk {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly request: Request;
}

type Tx = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Pays an order that was just placed, at the desk. The ledger does so, which is above this floor. */
export type PayAtDesk = (
  tx: Database,
  paid: { readonly oid: number; readonly total: number; readonly way: 'cash' | 'desk' },
) => Promise<unknown>;

/**
 * Registers somebody for a tariff in a transaction of the caller, by the code that places the orders of families. So capacity, overlap and
 * prices hold as online, and only what the request says is overridden.
 * Decision: docs/decisions/0300-the-desk-orders-as-the-family-does.md
 *
 * @param pay - books what was paid at the desk; undefined in a preview, which places no order
 */
export async function registerAtDesk(
  context: Tx,
  desk: AtDesk,
  pay: PayAtDesk | undefined,
): Promise<DeskRegistration> {
  const { db: tx, clock } = context;
  const { club, request } = desk;
  const { person, waitsFor } = await personAtDesk(context, { clubNid: club.nid, who: request.who });
  const tariffNid = waitsFor ?? request.tariff;
  if (tariffNid === undefined) throw refusals.invalidRequest(['/tariff is missing']);
  const acting = await actingFor(context, person);
  await releaseOwnPlace(context, { uid: person.uid, tariffNid });
  await saveAnswers(context, { ...desk, acting, person, tariffNid });
  const selection = await selectionOf(tx, { ...desk, acting, person, tariffNid });
  const cart = await priceSelection({ db: tx, clock }, selection);
  const isNew = 'fname' in request.who;
  const seen = {
    name: fullName(person),
    uid: isNew && !pay ? null : person.uid,
    total: eurosOf(cart.totalCents),
    lines: linesOf(cart),
    problems: problemsOf(cart),
    mailed: acting.hasMail ? await addressOf(tx, acting) : '',
  };
  if (!pay)
    return {
      ...seen,
      age: seen.problems.length > 0 && (await isOnlyAge({ db: tx, clock }, selection)),
      questions: (await hasAnswersFor({ db: tx, clock }, selection))
        ? null
        : await questionsOf(tx, { club, acting, person, tariffNid }),
      order: null,
    };
  const [problem] = seen.problems;
  if (problem !== undefined) throw refusals.notAvailable(problem);
  if (request.total !== seen.total) throw priceChanged(seen.total);
  const { oid } = await placeOrder(context, {
    ...selection,
    placedBy: acting.uid,
    shownTotalCents: cart.totalCents,
    mail: acting.hasMail ? 'now' : 'none',
  });
  await noteAction(context, {
    ...{ clubNid: club.nid, by: desk.by, oid },
    action: waitsFor === undefined ? 'register-at-desk' : 'place-waiting',
    details: {
      what: cart.lines[0]?.description ?? '',
      ...(request.anyAge && { reason: nl.clubPeople.desk.anyAge }),
    },
  });
  if (request.pays !== 'later' && seen.total > 0)
    await pay(tx, { oid, total: seen.total, way: request.pays });
  return { ...seen, age: false, questions: null, order: oid };
}

interface Registering extends AtDesk {
  readonly acting: Caller;
  readonly person: PersonRow;
  readonly tariffNid: number;
}

async function saveAnswers(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { club, request, acting, person, tariffNid }: Registering,
): Promise<void> {
  if (!request.answered) return;
  const { qids, formVersion } = request.answered;
  await saveRegistrations(
    { db: tx, clock },
    {
      caller: acting,
      atDesk: true,
      request: {
        ...{ club: club.nid, tariffs: [tariffNid], formVersion, privacyAccepted: true },
        registrations: [{ uid: person.uid, qids }],
      },
    },
  );
}

type DeskSelection = CartSelection & Required<Pick<CartSelection, 'atDesk'>>;

async function selectionOf(
  tx: Database,
  { club, request, acting, person, tariffNid }: Registering,
): Promise<DeskSelection> {
  const who = { club, person: await loadPerson(tx, person.uid), companions: [] };
  const asking = { heldBy: acting.uid, household: acting.holder, shared: acting.shared };
  return {
    ...readCartSelection({ tariffs: [tariffNid] }, { ...who, ...asking }),
    atDesk: { anyAge: request.anyAge ?? false, fromWaitingList: 'waiting' in request.who },
  };
}

function linesOf({ lines }: PricedCart): DeskRegistration['lines'] {
  return lines.map(({ description, unitCostCents, discountCents, qty }) => ({
    what: description,
    amount: eurosOf(unitCostCents * qty - discountCents),
  }));
}

function problemsOf({ feedback, lines }: PricedCart): string[] {
  if (feedback.length > 0) return [...feedback];
  return lines.length === 0 ? [nl.refusals.emptyCart] : [];
}

/** Whether the person could register at any age. */
async function isOnlyAge(context: Pick<Context, 'db' | 'clock'>, selection: DeskSelection): Promise<boolean> {
  if (selection.atDesk.anyAge) return false;
  const atDesk = { ...selection.atDesk, anyAge: true };
  const { feedback, lines } = await priceSelection(context, { ...selection, atDesk });
  return feedback.length === 0 && lines.length > 0;
}

interface Questioned extends Pick<Registering, 'club' | 'acting' | 'person' | 'tariffNid'> {}

async function questionsOf(tx: Database, { club, acting, person, tariffNid }: Questioned) {
  const form = await loadRegistrationForm(
    { db: tx },
    { caller: acting, request: { club: club.nid, uid: person.uid, tariffs: [tariffNid] }, atDesk: true },
  );
  const { sections, formVersion } = form;
  return { sections, formVersion, courses: form.courses.map(({ nid, title }) => ({ nid, title })) };
}

async function addressOf(tx: Database, { uid }: Caller): Promise<string> {
  return (await loadPerson(tx, uid)).mail ?? '';
}

function priceChanged(total: number): Refused {
  const errors = [fillIn(nl.clubPeople.desk.changed, { total: formatEuros(total * 100) })];
  return new Refused(409, { errors, code: 'price-changed', total });
}
