import { formatCodedDay } from '#rules/writtenTime.ts';
import type { PassMove } from '#src/api/entities/offer/pass.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { shortMoment } from './shortMoment.ts';

const texts = passesTexts.logbook;

interface LogEntry {
  readonly id: number;
  readonly what: string;
  /** The day, and the lesson concerned. */
  readonly detail: string;
  /** `+10`, `−2` */
  readonly turns: string;
  readonly credit: number;
}

export interface CardLog {
  readonly card: number;
  readonly label: string;
  readonly entries: readonly LogEntry[];
  /** In turns: `added - used = left`. */
  readonly added: number;
  readonly used: number;
  readonly left: number;
}

/**
 * A log for each card; the most recently changed card comes first.
 * @param moves Sorted latest first.
 */
export function cardLogs(moves: readonly PassMove[]): readonly CardLog[] {
  return [...Map.groupBy(moves, ({ card }) => card)].map(([card, own]) => {
    const added = sumOf(own.filter(({ turns }) => turns > 0));
    const used = added - sumOf(own);
    return { card, label: own[0]?.label ?? '', entries: own.map(entryOf), added, used, left: sumOf(own) };
  });
}

function entryOf({ id, reason, course, session, at, turns, credit }: PassMove): LogEntry {
  const done = texts.reasons[reason ?? 'other'];
  const lesson = session === null ? '' : texts.lesson(shortMoment(session));
  return {
    ...{ id, credit },
    what: course === undefined ? done : texts.about(done, course),
    detail: [formatCodedDay(at), lesson].filter(Boolean).join(' · '),
    turns: signed(turns),
  };
}

function sumOf(moves: readonly PassMove[]): number {
  return moves.reduce((sum, { turns }) => sum + turns, 0);
}

function signed(turns: number): string {
  return turns < 0 ? `−${-turns}` : `+${turns}`;
}
