import { daysAfter } from '../brusselsInstant.ts';
import type { IsoDay } from '../brusselsTime.ts';
import { isPassValidOn } from '../passValidity.ts';

/** From this many turns on, somebody may want to reload. */
const fewTurns = 2;
/** From this many days before its end on, turns are better used soon. */
const soonInDays = 30;

interface Card {
  /** Turns that are left. */
  readonly credit: number;
  /** The last day; null: for ever. */
  readonly validUntil: IsoDay | null;
}

export interface PassAttention<Of extends Card> {
  readonly card: Of;
  readonly reason: 'expires' | 'few-turns';
}

/**
 * Which of somebody's cards at a club ask for attention (Specification 3, "Pass", leaves it open): one whose turns are lost
 * soon, or the last one, nearly used up. Who has none left is left alone: an old card must not nag for ever.
 *
 * @param cards - all that one person has at one club
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
