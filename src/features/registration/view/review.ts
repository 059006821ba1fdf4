import { formatEuros } from '#rules/money.ts';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import {
  type CartLine,
  type CourseOfTariff,
  cartView,
  familySums,
  type PricedCart,
} from '../../basket/index.ts';
import type { Enrolment, Enrolments } from './enrolment.ts';

type Cart = Pick<PricedCart, 'uid' | 'items'> & { readonly invoice: CartInvoice };
type Priced = readonly Cart[];
type People = readonly Pick<Enrolments[0], 'uid' | 'member'>[];

/**
 * Whether the answers are reviewed before they are sent: those of several people, and those about several courses. In both cases
 * the page with the last button doesn't show all of them.
 */
export function needsReview([first, ...others]: readonly Pick<Enrolment, 'form'>[]): boolean {
  return others.length > 0 || (first?.form.courses.length ?? 0) > 1;
}

/** The priced lines of one person, from the server's quotes. A companion's lines stand in the cart of somebody else. */
export function linesOfPerson(person: number, carts: Priced, course: CourseOfTariff): readonly CartLine[] {
  return carts.flatMap(({ uid, items, invoice }) =>
    cartView(invoice, { uid, items, course })
      .filter((group) => (group.uid ?? uid) === person)
      .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.parts])),
  );
}

/** The total of each cart by the name of its owner, and that of all carts. */
export interface ToPay extends ReturnType<typeof familySums> {
  readonly people: readonly { readonly uid: number; readonly name: string; readonly total: string }[];
}

/** What everybody pays, from the server's quotes. */
export function toPay(enrolments: People, carts: readonly (Cart & Pick<PricedCart, 'price'>)[]): ToPay {
  const people = carts.map((cart) => ({
    uid: cart.uid,
    name: ownerName(cart, enrolments),
    total: formatEuros(cart.invoice.total),
  }));
  return { ...familySums(carts), people };
}

/** Everybody for whom something is ordered: who registers, and who has only other things in the cart. */
export function buyersOf(
  enrolments: People,
  carts: Priced,
): readonly { readonly uid: number; readonly name: string }[] {
  const others = carts.filter(({ uid }) => !enrolments.some((one) => one.uid === uid));
  return [
    ...enrolments.map(({ uid, member }) => ({ uid, name: member.firstName })),
    ...others.map((cart) => ({ uid: cart.uid, name: ownerName(cart, enrolments) })),
  ];
}

/** An owner of a cart that needs no form has the name in the quote. */
function ownerName({ uid, invoice }: Cart, enrolments: People): string {
  const enrolment = enrolments.find((one) => one.uid === uid);
  return enrolment?.member.firstName ?? invoice.sections[String(uid)] ?? '';
}
