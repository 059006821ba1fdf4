import type { OperationRequest } from '#schemas/operations.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { Person } from '../people/people.ts';

type Wire = OperationRequest<'compile_public_registration_invoice'>;

const largestNid = 2_147_483_647;

/** What somebody wants: the ids alone. Everything else is the server's to say. */
export interface CartSelection {
  readonly club: ClubRow;
  readonly person: Person;
  /** Who holds the places of the cart: the account that asks. */
  readonly heldBy: number;
  readonly tariffs: readonly number[];
  /** Who registers along for a tariff that several take at once. */
  readonly companions: readonly Person[];
  readonly passes: readonly number[];
  /** The card that gets the turns of the passes; left out: each pass is a new card. */
  readonly reloadedCard?: number;
  readonly products: readonly { readonly variantNid: number; readonly qty: number }[];
  readonly services: readonly { readonly serviceNid: number; readonly uid: number }[];
  /** Codes in capitals, without spaces around them, each with how it was sent. */
  readonly vouchers: readonly { readonly code: string; readonly asSent: string }[];
  readonly couples: ReadonlyMap<number, CoupleChoice>;
  /** By uid. */
  readonly uitpasNumbers: ReadonlyMap<number, string>;
  /** Sessions of trial lessons. */
  readonly trials: readonly number[];
  readonly usesPass: boolean;
  readonly usesPassInPart: boolean;
  readonly paysInParts: boolean;
}

/** With whom a course by two is taken. */
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

/** The request of a cart, read: `persons` are those of the family whom it names. */
export function readCartSelection(
  wire: Omit<Wire, 'club' | 'uid'>,
  who: {
    readonly club: ClubRow;
    readonly person: Person;
    readonly heldBy: number;
    readonly companions: readonly Person[];
  },
): CartSelection {
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
    uitpasNumbers: new Map(
      Object.entries(wire.uitpasNos ?? {}).map(([uid, number]) => [
        Number(uid),
        number.replaceAll(/\D/g, ''),
      ]),
    ),
    trials: wire.trials ?? [],
    usesPass: wire.passAsPrepaid ?? false,
    usesPassInPart: wire.partialPassUse ?? false,
    paysInParts: wire.partsPayment ?? false,
  };
}

export function readProducts(products: Wire['products'] = {}): CartSelection['products'] {
  return Object.entries(products).map(([nid, qty]) => ({ variantNid: nidOf(nid), qty }));
}

/** 0, which nothing has, for a number beyond those of the database: asking for it would fail instead of finding nothing. */
function nidOf(text: string | undefined): number {
  const nid = Number(text);
  return nid <= largestNid ? nid : 0;
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
    mail: couple.mail.trim().toLowerCase(),
    role,
  };
}
