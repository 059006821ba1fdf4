import { formatEuros } from '#rules/money.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { CartInvoice, CartItem } from '#src/api/entities/orders/cartInvoice.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { CartItems, ChangeItems } from '../state/cartItems.ts';
import type { SeatPlace } from '../state/changeItems.ts';
import { seatPlaceOf } from './confirmedItems.ts';
import { isChosen, lineChange, type Quantity, quantityOf } from './lineChange.ts';
import { reductionTexts } from './reductionTexts.ts';

/** One line of the cart on screen. */
export interface CartLine {
  /** Unique within the cart. */
  readonly id: string;
  readonly type: CartItem['type'];
  readonly what: string;
  /** `what`, with the seat when there is one, so that equal lines can be told apart. */
  readonly name: string;
  readonly when: string;
  readonly where: string;
  /** The seat in a hall and, while it is held, the end of the hold; '' for a line that is no seat. */
  readonly place: string;
  readonly price: string;
  /** The price before discount; '' without a discount. */
  readonly fullPrice: string;
  /** What makes up the discount: `Gezinskorting (2e gezinslid): − € 12,50`. */
  readonly reductions: readonly string[];
  readonly isQueued: boolean;
  /** Whether the hold of this line has expired. */
  readonly isExpired: boolean;
  /** The change behind "Verwijderen"; undefined for a line that can't be removed by itself, such as a companion's. */
  readonly remove: ChangeItems | undefined;
  /** The seat to release when the line is removed. */
  readonly seat: SeatPlace | undefined;
  readonly quantity: Quantity | undefined;
  /** Text with the number of pieces that are delivered later; '' when there are none. */
  readonly backorder: string;
  /** The server's feedback about this line. */
  readonly sentences: readonly string[];
  /** Services and prepaid turns that belong to this line. */
  readonly parts: readonly CartLine[];
}

/** The lines of one person. */
export interface CartGroup {
  readonly uid: number | undefined;
  readonly name: string;
  readonly lines: readonly CartLine[];
}

/** When and where the course of a tariff takes place; '' when the portal doesn't know. */
export type CourseOfTariff = (tariff: number) => { readonly when: string; readonly where: string };

interface CartSetting {
  readonly uid: number;
  /** The current items. A removed line disappears before the server has priced the rest. */
  readonly items: CartItems;
  readonly course: CourseOfTariff;
  /** Seconds since the server's answer. */
  readonly age?: number;
}

/** The lines of a cart, grouped by person and in the server's order. */
export function cartView(invoice: CartInvoice, setting: CartSetting): readonly CartGroup[] {
  const shown = invoice.items.filter((item) => item.type !== 'rounding' && isChosen(item, setting));
  const tariffs = new Set(
    shown.flatMap(({ type, tariff }) => (type === 'tariff' && tariff !== undefined ? [tariff] : [])),
  );
  const isPart = ({ type, tariff }: CartItem) =>
    (type === 'service' || type === 'prepaid') && tariff !== undefined && tariffs.has(tariff);
  const { feedback, relatedProducts } = invoice;
  const lineSetting = { ...setting, feedback, relatedProducts };
  const sections = Map.groupBy(shown, (item) => item.section || String(item.uid ?? ''));
  return [...sections].map(([section, items]): CartGroup => {
    const partsLeft = new Set(items.filter(isPart));
    const lines = items
      .filter((item) => !isPart(item))
      .map((item) => {
        const parts =
          item.type === 'tariff' ? [...partsLeft].filter(({ tariff }) => tariff === item.tariff) : [];
        // A trial of two sessions has two lines with one tariff. Its parts stand under the first line only.
        for (const part of parts) partsLeft.delete(part);
        return lineOf(item, parts, lineSetting);
      });
    const orphans = [...partsLeft].map((item) => lineOf(item, [], lineSetting));
    return { uid: items[0]?.uid, name: invoice.sections[section] ?? '', lines: [...lines, ...orphans] };
  });
}

type LineSetting = CartSetting & Pick<CartInvoice, 'feedback' | 'relatedProducts'>;

function lineOf(item: CartItem, parts: readonly CartItem[], setting: LineSetting): CartLine {
  const { course, age = 0, feedback } = setting;
  const { when, where } = item.tariff === undefined ? nowhere : course(item.tariff);
  const quantity = quantityOf(item, setting);
  const isExpired = item.heldFor !== undefined && item.heldFor <= age;
  const isCounted = item.quantity > 1 && quantity === undefined;
  const what = isCounted ? `${item.quantity} × ${item.description}` : item.description;
  return {
    id: [item.type, item.nid, item.uid, item.tariff, item.session].join('-'),
    type: item.type,
    what,
    name: item.seat === '' ? what : `${what}, ${item.seat}`,
    when: isPlace(item) && item.session === undefined ? when : '',
    where: isPlace(item) ? where : '',
    place: placeOf(item, isExpired),
    price: priceText(item),
    fullPrice: item.discount > 0 ? formatEuros(item.fullPrice) : '',
    reductions: reductionTexts(item),
    isQueued: item.isQueued,
    isExpired,
    remove: lineChange(item, setting),
    seat: item.type === 'seat' ? seatPlaceOf(item) : undefined,
    quantity,
    backorder: item.backordered > 0 ? texts.backorder(item.backordered, item.quantity) : '',
    sentences: feedback.filter((sentence) => isAbout(sentence, item)),
    parts: parts.map((part) => lineOf(part, [], setting)),
  };
}

const nowhere = { when: '', where: '' };

/** A place in lessons or in a hall. */
function isPlace({ type }: CartItem): boolean {
  return type === 'tariff' || type === 'seat';
}

function placeOf({ type, seat, expires }: CartItem, isExpired: boolean): string {
  if (type !== 'seat') return '';
  const until = expires === undefined || isExpired ? '' : texts.heldUntil(formatTime(expires));
  return [seat, until].filter(Boolean).join(' · ');
}

/** What is full costs nothing yet, which is not free. */
function priceText({ price, isQueued }: CartItem): string {
  if (price === 0) return isQueued ? texts.nothingYet : texts.free;
  return formatEuros(price);
}

/** Whether a feedback sentence is about a line. `Ballet 1 – Heel seizoen` may be written as `Ballet 1 (Heel seizoen)`. */
function isAbout(sentence: string, { description }: CartItem): boolean {
  const [what, choice] = description.split(' – ');
  return sentence.includes(description) || (choice !== undefined && sentence.includes(`${what} (${choice})`));
}

/** The title of the course in the description of a line, which is `Ballet 1 – Heel seizoen`. */
export function courseOfLine({ description }: { readonly description: string }): string {
  const [course = description] = description.split(' – ');
  return course;
}
