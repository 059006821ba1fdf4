import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, lt } from 'drizzle-orm';
import { eurosOf, formatEuros } from '#rules/money.ts';
import type { DeskRegistration } from '#schemas/entities/desk/deskRegistration.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, tariffs } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { readCartSelection } from '../../cart/cartSelection.ts';
import type { PricedCart } from '../../cart/pricedCart.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { isRestricted } from '../../offer/finding/fitsAge.ts';
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
import { familyAtDesk } from './familyAtDesk.ts';
import { type DeskSelection, findOverride, problemsOf } from './judgeAtDesk.ts';
import { alreadyKnown, findAlike, personAtDesk, releaseOwnPlace } from './personAtDesk.ts';

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
  const alike =
    'fname' in request.who
      ? await findAlike(context, { clubNid: club.nid, who: request.who })
      : { same: undefined, similar: [] };
  if (alike.same && !pay) return seenAlready(alike.same);
  const { person, waitsFor } = await personAtDesk(context, { clubNid: club.nid, who: request.who });
  const tariffNid = waitsFor ?? request.tariff;
  if (tariffNid === undefined) throw refusals.invalidRequest(['/tariff is missing']);
  const acting = await actingFor(context, person);
  await releaseOwnPlace(context, { uid: person.uid, tariffNid });
  await saveAnswers(context, { ...desk, acting, person, tariffNid });
  const family = await familyAtDesk(tx, { club, household: acting.holder });
  const selection = await selectionOf(tx, { ...desk, acting, person, tariffNid, family });
  const cart = await priceSelection({ db: tx, clock }, selection);
  const judged = { selection, isAgeUnknown: await isAgeUnknown(tx, { person, tariffNid }) };
  const isNew = 'fname' in request.who;
  const seen = {
    name: fullName(person),
    uid: isNew && !pay ? null : person.uid,
    total: eurosOf(cart.totalCents),
    lines: linesOf(cart),
    problems: problemsOf(cart, judged),
    full: await loadFull(tx, cart),
    waits: cart.lines.some((line) => line.type === 'tariff' && line.isQueued),
    family: hasFamilyReduction(club) ? family.map(({ name }) => name) : [],
    similar: alike.similar.map(toWireSimilar),
    mailed: acting.hasMail ? await addressOf(tx, acting) : '',
  };
  if (!pay)
    return {
      ...seen,
      may: await findOverride({ db: tx, clock }, judged, seen.problems),
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
      ...reasonOf(request),
    },
  });
  if (request.pays !== 'later' && seen.total > 0)
    await pay(tx, { oid, total: seen.total, way: request.pays });
  return { ...seen, may: 'nothing', questions: null, order: oid };
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

async function selectionOf(
  tx: Database,
  {
    club,
    request,
    acting,
    person,
    tariffNid,
    family,
  }: Registering & { readonly family: readonly { readonly uid: number }[] },
): Promise<DeskSelection> {
  const who = { club, person: await loadPerson(tx, person.uid), companions: [] };
  const asking = { heldBy: acting.uid, household: acting.holder, shared: acting.shared };
  return {
    ...readCartSelection(
      {
        tariffs: [tariffNid],
        trials: request.trials ?? [],
        selectedAdditionalServices: (request.extras ?? []).map((nid) => `${nid};${person.uid}`),
      },
      { ...who, ...asking },
    ),
    atDesk: {
      anyAge: request.anyAge ?? false,
      anyTime: request.anyTime ?? false,
      waits: request.waits ?? false,
      fromWaitingList: 'waiting' in request.who,
      alsoFamily: family.map(({ uid }) => uid),
    },
  };
}

async function isAgeUnknown(
  tx: Database,
  { person, tariffNid }: Pick<Registering, 'person' | 'tariffNid'>,
): Promise<boolean> {
  if (person.birthdate !== null) return false;
  const [course] = await tx
    .select({ ageRestrictions: courses.ageRestrictions, birthYears: courses.birthYears })
    .from(courses)
    .innerJoin(tariffs, eq(tariffs.courseNid, courses.nid))
    .where(eq(tariffs.nid, tariffNid));
  return course !== undefined && isRestricted(course);
}

function linesOf({ lines }: PricedCart): DeskRegistration['lines'] {
  return lines.map(({ description, unitCostCents, discountCents, qty, reductions = [] }) => ({
    what: description,
    amount: eurosOf(unitCostCents * qty - discountCents),
    reductions: reductions.map(({ name, cents }) => ({ name, amount: eurosOf(cents) })),
  }));
}

/** The tariff of a priced cart that has no free place, as the editor of the offer finds it. */
async function loadFull(tx: Database, { leftOut }: PricedCart): Promise<DeskRegistration['full']> {
  const [full] = leftOut;
  if (!full) return null;
  const [course] = await tx
    .select({ nid: courses.nid, type: courses.type })
    .from(courses)
    .innerJoin(tariffs, eq(tariffs.courseNid, courses.nid))
    .where(eq(tariffs.nid, full.tariffNid));
  if (!course) return null;
  // The offer has the tariffs of a course in this order too.
  const before = and(eq(tariffs.courseNid, course.nid), lt(tariffs.nid, full.tariffNid));
  return { course: course.nid, type: course.type, place: await tx.$count(tariffs, before) };
}

/** The preview of somebody whom the club knows already: there is nothing to price. */
function seenAlready(known: PersonRow): DeskRegistration {
  return {
    ...{ name: fullName(known), uid: null, total: 0, lines: [], problems: [alreadyKnown(known)] },
    ...{ may: 'nothing', full: null, waits: false, family: [], similar: [toWireSimilar(known)] },
    ...{ questions: null, order: null, mailed: '' },
  };
}

function toWireSimilar(person: PersonRow): DeskRegistration['similar'][number] {
  return { uid: person.uid, name: fullName(person), birthdate: person.birthdate ?? '' };
}

function hasFamilyReduction({ reductions }: ClubRow): boolean {
  return reductions.some((rule) => rule.for === 'next-family-member');
}

/** The rules that the manager overrode, for the actions of the club. */
function reasonOf({ anyAge, anyTime, waits }: Request): { readonly reason?: string } {
  const words = nl.clubPeople.desk;
  const sentences = [
    ...(anyAge ? [words.anyAge] : []),
    ...(anyTime ? [words.anyTime] : []),
    ...(waits ? [words.waits] : []),
  ];
  return sentences.length > 0 ? { reason: sentences.join(' ') } : {};
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
