import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { PassCard, PassSession } from '#src/api/entities/offer/pass.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { cardsFor } from './passCardViews.ts';
import { shortMoment } from './shortMoment.ts';

const texts = passesTexts.reserving;

/** Maximum number of free places for which the number is shown. */
const fewPlaces = 5;

export type SessionState =
  | { readonly kind: 'open'; readonly cards: readonly PassCard[] }
  | { readonly kind: 'reserved'; readonly reservation: number; readonly canCancel: boolean }
  | { readonly kind: 'full' | 'too-few-turns' };

export interface SessionView {
  readonly nid: number;
  readonly course: string;
  /** `19u30 – 20u45` */
  readonly time: string;
  readonly place: string;
  /** `ma 30/11/2026 om 19u30` */
  readonly when: string;
  readonly turns: number;
  /** Text about the free places; '' when there are plenty. */
  readonly free: string;
  /** The end of the period in which a reservation can be cancelled. */
  readonly cancelUntil: string;
  readonly isCancellable: boolean;
  readonly state: SessionState;
}

export interface SessionDay {
  readonly day: string;
  readonly heading: string;
  readonly sessions: readonly SessionView[];
}

interface Known {
  readonly cards: readonly PassCard[];
  readonly now: UnixSeconds;
}

/** Sessions grouped by day, in Brussels time. */
export function sessionDays(sessions: readonly PassSession[], known: Known): readonly SessionDay[] {
  const byDay = Map.groupBy(sessions, ({ start }) => isoDayOf(start));
  return [...byDay].map(([day, onDay]) => ({
    day,
    heading: onDay[0] ? formatNamedDay(onDay[0].start) : '',
    sessions: onDay.map((session) => sessionView(session, known)),
  }));
}

function sessionView(session: PassSession, { cards, now }: Known): SessionView {
  const { nid, course, place, turns, start, end, free } = session;
  const isCancellable = now <= session.cancelUntil;
  return {
    ...{ nid, course, place, turns, isCancellable },
    time: texts.from(formatTime(start), formatTime(end)),
    when: shortMoment(start),
    free: free !== null && free > 0 && free <= fewPlaces ? texts.free(free) : '',
    cancelUntil: shortMoment(session.cancelUntil),
    state: stateOf(session, { cards, isCancellable }),
  };
}

function stateOf(
  session: PassSession,
  { cards, isCancellable }: { cards: readonly PassCard[]; isCancellable: boolean },
): SessionState {
  const { reservation, free } = session;
  if (reservation !== null) return { kind: 'reserved', reservation, canCancel: isCancellable };
  if (free !== null && free <= 0) return { kind: 'full' };
  const fitting = cardsFor(session, cards);
  return fitting.length === 0 ? { kind: 'too-few-turns' } : { kind: 'open', cards: fitting };
}
