import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { isPassValidOn } from '#rules/passValidity.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { PassCard, PassSession } from '#src/api/entities/offer/pass.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';

export interface PassCardView {
  readonly id: number;
  readonly label: string;
  readonly credit: number;
  readonly validity: string;
  readonly state: 'usable' | 'empty' | 'expired';
  /** Content of its QR code; '' for a card that opens no door. */
  readonly code: string;
}

/** Usable cards first, in the order in which they are spent. Then the others, latest first. */
export function passCardViews(cards: readonly PassCard[], today: IsoDay): readonly PassCardView[] {
  const views = cards.toSorted(bySpending).map((card) => toView(card, today));
  const usable = views.filter(({ state }) => state === 'usable');
  const others = views.filter(({ state }) => state !== 'usable');
  return [...usable, ...others.toSorted((one, other) => other.id - one.id)];
}

/** The cards that can pay for a session. The card that expires first is spent first. */
export function cardsFor(session: PassSession, cards: readonly PassCard[]): readonly PassCard[] {
  const day = isoDayOf(session.start);
  return cards
    .filter((card) => card.credit >= session.turns && isPassValidOn(card.validUntil, day))
    .toSorted(bySpending);
}

/** The number of turns that can be used today, on all cards together. */
export function usableTurns(cards: readonly PassCard[], today: IsoDay): number {
  return cards
    .filter((card) => isPassValidOn(card.validUntil, today))
    .reduce((sum, { credit }) => sum + credit, 0);
}

function toView({ id, label, credit, validUntil, code }: PassCard, today: IsoDay): PassCardView {
  const isExpired = !isPassValidOn(validUntil, today);
  const state = isExpired ? 'expired' : credit > 0 ? 'usable' : 'empty';
  return {
    ...{ id, label, credit },
    validity: validityText(validUntil, isExpired),
    state,
    code: state === 'usable' ? code : '',
  };
}

function validityText(validUntil: IsoDay | null, isExpired: boolean): string {
  if (validUntil === null) return texts.validity.forEver;
  const day = formatDay(instantInBrussels(validUntil, '12:00'));
  return isExpired ? texts.validity.over(day) : texts.validity.until(day);
}

function bySpending(one: PassCard, other: PassCard): number {
  if (one.validUntil === other.validUntil) return one.id - other.id;
  if (one.validUntil === null) return 1;
  if (other.validUntil === null) return -1;
  return one.validUntil < other.validUntil ? -1 : 1;
}
