import { formatEuros } from '#rules/money.ts';
import { formatTime } from '#rules/writtenTime.ts';
import type { CartInvoice, CartItem } from '#src/api/entities/cartInvoice.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { CartItems, ChangeItems } from '../state/cartItems.ts';
import type { SeatPlace } from '../state/changeItems.ts';
import { seatPlaceOf } from './confirmedItems.ts';
import { isChosen, lineChange, type Quantity, quantityOf } from './lineChange.ts';

/** One line of the cart as it is shown. */
export interface CartLine {
  /** Unique within the cart. */
  readonly id: string;
  readonly type: CartItem['type'];
  readonly what: string;
  /** `what`, and where several lines may have the same, what tells this one from them. */
  readonly name: string;
  readonly when: string;
  /** Where it is in a hall and, while it is held, until when; '' for what is no seat. */
  readonly place: string;
  readonly price: string;
  /** '' where nothing is taken off it. */
  readonly fullPrice: string;
  readonly isQueued: boolean;
  /** It was held, and is no longer. */
  readonly isExpired: boolean;
  /** What "Verwijderen" does; undefined for what can't go by itself, such as what somebody else takes along. */
  readonly remove: ChangeItems | undefined;
  /** The seat that is let go of with it. */
  readonly seat: SeatPlace | undefined;
  readonly quantity: Quantity | undefined;
  /** How many come later, '' where none do. */
  readonly backorder: string;
  /** What the server says of it. */
  readonly sentences: readonly string[];
  /** Services and paying turns, under what they belong to. */
  readonly parts: readonly CartLine[];
}

/** What one person takes. */
export interface CartGroup {
  readonly uid: number | undefined;
  readonly name: string;
  readonly lines: readonly CartLine[];
}

export interface CartSetting {
  readonly uid: number;
  /** What is in the cart now: a line that was just removed is gone before the server has priced the rest. */
  readonly items: CartItems;
  /** When the course of a tariff takes place, '' where the portal doesn't know it. */
  readonly when: (tariff: number) => string;
  /** Seconds since the answer. */
  readonly age?: number;
}

/** The lines of a cart, of each person apart and in the server's order. */
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
        // A trial of two sessions is two lines of one tariff: what belongs to it stands under the first.
        for (const part of parts) partsLeft.delete(part);
        return lineOf(item, parts, lineSetting);
      });
    const orphans = [...partsLeft].map((item) => lineOf(item, [], lineSetting));
    return { uid: items[0]?.uid, name: invoice.sections[section] ?? '', lines: [...lines, ...orphans] };
  });
}

type LineSetting = CartSetting & Pick<CartInvoice, 'feedback' | 'relatedProducts'>;

function lineOf(item: CartItem, parts: readonly CartItem[], setting: LineSetting): CartLine {
  const { when, age = 0, feedback } = setting;
  const quantity = quantityOf(item, setting);
  const isExpired = item.heldFor !== undefined && item.heldFor <= age;
  const isCounted = item.quantity > 1 && quantity === undefined;
  const what = isCounted ? `${item.quantity} × ${item.description}` : item.description;
  return {
    id: [item.type, item.nid, item.uid, item.tariff, item.session].join('-'),
    type: item.type,
    what,
    name: item.seat === '' ? what : `${what}, ${item.seat}`,
    when:
      item.type === 'tariff' && item.session === undefined && item.tariff !== undefined
        ? when(item.tariff)
        : '',
    place: placeOf(item, isExpired),
    price: priceText(item.price),
    fullPrice: item.discount > 0 ? formatEuros(item.fullPrice) : '',
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

function placeOf({ type, seat, expires }: CartItem, isExpired: boolean): string {
  if (type !== 'seat') return '';
  const until = expires === undefined || isExpired ? '' : texts.heldUntil(formatTime(expires));
  return [seat, until].filter(Boolean).join(' · ');
}

function priceText(price: number): string {
  return price === 0 ? texts.free : formatEuros(price);
}

/** A line is `Ballet 1 – Heel seizoen`; a sentence about it writes `Ballet 1 (Heel seizoen)`, or the same. */
function isAbout(sentence: string, { description }: CartItem): boolean {
  const [what, choice] = description.split(' – ');
  return sentence.includes(description) || (choice !== undefined && sentence.includes(`${what} (${choice})`));
}
