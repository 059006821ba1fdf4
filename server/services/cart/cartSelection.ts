import { readId } from '#rules/readId.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { refusals } from '../../http/refused.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { Person } from '../people/people.ts';

type Wire = Omit<OperationRequest<'compile_public_registration_invoice'>, 'before'>;

/** A selection in a cart, as ids. The server supplies everything else, prices included. */
export interface CartSelection {
  readonly club: ClubRow;
  readonly person: Person;
  /** The login that asks, and that holds the places of the cart. */
  readonly heldBy: number;
  /** The holder of the household that the login belongs to. */
  readonly household: number;
  /** The uids of the children of another household who are shared with this one. */
  readonly shared: ReadonlySet<number>;
  /** Until when the places of the cart wait for the guardian of a minor. */
  readonly waitsUntil?: Date | undefined;
  readonly tariffs: readonly number[];
  /** Family members who register along for a tariff that several people take at once. */
  readonly companions: readonly Person[];
  readonly passes: readonly number[];
  /** The card that receives the turns of the passes; without it, each pass becomes a new card. */
  readonly reloadedCard?: number;
  readonly products: readonly { readonly variantNid: number; readonly qty: number }[];
  readonly services: readonly { readonly serviceNid: number; readonly uid: number }[];
  /** `code` is trimmed and in capitals; `asSent` is the code as the client sent it. */
  readonly vouchers: readonly { readonly code: string; readonly asSent: string }[];
  readonly couples: ReadonlyMap<number, CoupleChoice>;
  /** Keyed by uid. */
  readonly uitpasNumbers: ReadonlyMap<number, string>;
  /** Nids of the chosen trial sessions. */
  readonly trials: readonly number[];
  readonly usesPass: boolean;
  readonly usesPassInPart: boolean;
  readonly paysInParts: boolean;
  readonly seats?: WantedSeats;
  /** The club itself registers the person. A full course stays full. */
  readonly atDesk?: {
    /** A manager lets the person in whatever the age. */
    readonly anyAge: boolean;
    /** A manager registers the person before the course opens, or after it closed. */
    readonly anyTime: boolean;
    /** A manager puts the person on the waiting list of a full course. */
    readonly waits: boolean;
    /** A manager places somebody from the waiting list, whoever waits longer: the free places are not those of the others who wait. */
    readonly fromWaitingList: boolean;
    /** The holders of other households that are one family with this one for the reductions of the club. */
    readonly alsoFamily: readonly number[];
  };
  /** Carts of the family that are ordered before this one, in that order: their registrations count for its reductions and its places. */
  readonly before?: readonly CartSelection[];
}

/** The wanted places of one event. */
export interface WantedSeats {
  /** Nid of the course that the places belong to. */
  readonly event: number;
  readonly places: readonly WantedSeat[];
}

/** The partner for a course by two. */
export type CoupleChoice =
  | { readonly with: 'inviter'; readonly cciid: number }
  | { readonly with: 'family'; readonly uid: number; readonly role: string }
  | {
      readonly with: 'invited';
      readonly fname: string;
      readonly lname: string;
      readonly mail: string;
      readonly role: string;
    };

/** Reads the wire request of a cart; `who` holds the club and the people whom the request names. */
export function readCartSelection(
  wire: Omit<Wire, 'club' | 'uid'>,
  who: {
    readonly club: ClubRow;
    readonly person: Person;
    readonly heldBy: number;
    readonly household: number;
    readonly shared: ReadonlySet<number>;
    readonly waitsUntil?: Date | undefined;
    readonly companions: readonly Person[];
  },
): CartSelection {
  const seats = readSeats(wire);
  return {
    ...who,
    tariffs: wire.tariffs,
    passes: wire.passes ?? [],
    products: readProducts(wire.products),
    services: (wire.selectedAdditionalServices ?? []).map((chosen) => {
      const [nid, uid] = chosen.split(';');
      return { serviceNid: nidOf(nid), uid: uid === undefined ? who.person.uid : Number(uid) };
    }),
    vouchers: (wire.vouchers ?? []).map((asSent) => ({ code: asSent.trim().toUpperCase(), asSent })),
    couples: new Map(
      Object.entries(wire.coupleCourse ?? {}).flatMap(([tariff, couple]) => {
        const choice = readCoupleChoice(couple);
        return choice ? [[Number(tariff), choice] as const] : [];
      }),
    ),
    uitpasNumbers: readUitpasNumbers(wire),
    trials: wire.trials ?? [],
    usesPass: wire.passAsPrepaid ?? false,
    usesPassInPart: wire.partialPassUse ?? false,
    paysInParts: wire.partsPayment ?? false,
    ...(seats && { seats }),
  };
}

function readSeats({ event, seats }: Pick<Wire, 'event' | 'seats'>): WantedSeats | undefined {
  if (event === undefined && seats === undefined) return undefined;
  if (event === undefined || seats === undefined)
    throw refusals.invalidRequest(['event and seats go together']);
  return { event, places: seats };
}

export function readProducts(products: Wire['products'] = {}): CartSelection['products'] {
  return Object.entries(products).map(([nid, qty]) => ({ variantNid: nidOf(nid), qty }));
}

/** Digits only, by uid. */
export function readUitpasNumbers({
  uitpasNos = {},
}: Pick<Wire, 'uitpasNos'>): CartSelection['uitpasNumbers'] {
  return new Map(
    Object.entries(uitpasNos).map(([uid, number]) => [Number(uid), number.replaceAll(/\D/g, '')]),
  );
}

/** A number that is no id becomes 0, which no row has. */
function nidOf(text: string | undefined): number {
  return readId(text) ?? 0;
}

function readCoupleChoice(couple: NonNullable<Wire['coupleCourse']>[string]): CoupleChoice | undefined {
  if (couple.cciid !== undefined) return { with: 'inviter', cciid: couple.cciid };
  const role = couple.role ?? '';
  if (couple.uid !== undefined) return { with: 'family', uid: couple.uid, role };
  if (couple.mail === undefined) return undefined;
  const { fname = '', lname = '' } = couple;
  return {
    with: 'invited',
    fname: fname.trim(),
    lname: lname.trim(),
    mail: plainMail(couple.mail),
    role,
  };
}
