import { formatTime } from '#rules/writtenTime.ts';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { type DoorTicket, isPerson } from './doorBook.ts';

/** What stands beside the name of a visitor. */
export function detailsOf({ tariff, place, turns }: DoorTicket): readonly string[] {
  return [tariff, place, turns === null ? '' : texts.turns(turns)].filter((part) => part !== '');
}

/** @param at Unix seconds of the first use */
export function usedText(ticket: DoorTicket, at: number): string {
  const time = formatTime(at);
  return isPerson(ticket) ? texts.verdict.isIn(time) : texts.verdict.used(time);
}
