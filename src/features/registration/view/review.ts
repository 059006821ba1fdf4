import { formatEuros } from '#rules/money.ts';
import type { CartInvoice } from '#src/api/entities/cartInvoice.ts';
import { type CartLine, cartView, familySums, type PricedCart } from '../../basket/index.ts';
import type { Enrolment, Enrolments } from './enrolment.ts';

type Priced = readonly (Pick<PricedCart, 'uid' | 'items'> & { readonly invoice: CartInvoice })[];
/** When the course of a tariff takes place; '' when the portal doesn't know. */
type When = (tariff: number) => string;

/**
 * Whether the answers are reviewed before they are sent: those of several people, and those about several courses. In both cases
 * the page with the last button doesn't show all of them.
 */
export function needsReview([first, ...others]: readonly Pick<Enrolment, 'form'>[]): boolean {
  return others.length > 0 || (first?.form.courses.length ?? 0) > 1;
}

/** The priced lines of one person, from the server's quotes. A companion's lines stand in the cart of somebody else. */
export function linesOfPerson(person: number, carts: Priced, when: When): readonly CartLine[] {
  return carts.flatMap(({ uid, items, invoice }) =>
    cartView(invoice, { uid, items, when })
      .filter((group) => (group.uid ?? uid) === person)
      .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.parts])),
  );
}

/** The total of each cart by the name of its owner, and that of all carts. */
export interface ToPay extends Omit<ReturnType<typeof familySums>, 'price'> {
  readonly people: readonly { readonly uid: number; readonly name: string; readonly total: string }[];
}

/** What everybody pays, from the server's quotes. An owner of a cart that needs no form has the name in the quote. */
export function toPay(enrolments: readonly Pick<Enrolments[0], 'uid' | 'member'>[], carts: Priced): ToPay {
  const { price: _, ...sums } = familySums(carts.map(({ invoice }) => ({ invoice, price: 'known' })));
  const people = carts.map(({ uid, invoice }) => ({
    uid,
    name: enrolments.find((one) => one.uid === uid)?.member.firstName ?? invoice.sections[String(uid)] ?? '',
    total: formatEuros(invoice.total),
  }));
  return { ...sums, people };
}
