import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';
import { isPassValidOn } from '../passValidity.ts';

/** With this many turns left or fewer, the owner may want to reload. */
const fewTurns = 2;
/** Days before expiry from which the owner is reminded to use the turns. */
const soonInDays = 30;

interface Card {
  /** Turns left. */
  readonly credit: number;
  /** The last day; null where turns never expire. */
  readonly validUntil: IsoDay | null;
}

export interface PassAttention<Of extends Card> {
  readonly card: Of;
  readonly reason: 'expires' | 'few-turns';
}

/**
 * Chooses the cards of one person at one club that need attention; Specification 3, "Pass", leaves this open. A card
 * needs it when its turns expire soon, or when few turns are left on all cards together. A person without any turns left
 * gets no reminder: an old card must not nag for ever.
 *
 * @param cards - all cards that one person has at one club
 */
export function passAttention<Of extends Card>(
  cards: readonly Of[],
  today: IsoDay,
): readonly PassAttention<Of>[] {
  const usable = cards.filter(({ credit, validUntil }) => credit > 0 && isPassValidOn(validUntil, today));
  const turns = usable.reduce((sum, { credit }) => sum + credit, 0);
  return usable.flatMap((card): PassAttention<Of>[] => {
    if (card.validUntil !== null && card.validUntil <= daysAfter(today, soonInDays))
      return [{ card, reason: 'expires' }];
    return turns <= fewTurns ? [{ card, reason: 'few-turns' }] : [];
  });
}
