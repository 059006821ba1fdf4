import { queryOptions } from '@tanstack/react-query';
import { parseSeatPlan, type SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';

interface HallOf {
  /** The club's nid. */
  readonly club: number;
  /** The event's nid; undefined while unknown. */
  readonly event: number | undefined;
  /** The uid of the logged-in user, because the answer marks their own places. */
  readonly viewer: number | undefined;
}

/** `answeredAt`: milliseconds of the page's monotonic clock, which a change of the system time does not affect. */
export type AnsweredPlan = SeatPlan & { readonly answeredAt: number };

const refreshed = 15_000;

/** Refetched every 15 seconds while it is on screen and on window focus, because free seats change quickly. */
export function seatPlanQuery({ club, event, viewer }: HallOf) {
  return queryOptions({
    queryKey: ['seat-plan', club, event, viewer],
    queryFn: resultOf('get_seat_plan', event === undefined ? undefined : { club, event }, parseAnsweredPlan),
    staleTime: 0,
    refetchInterval: refreshed,
    refetchOnWindowFocus: 'always',
  });
}

function parseAnsweredPlan(result: unknown): AnsweredPlan {
  return { ...parseSeatPlan(result), answeredAt: monotonicNow() };
}
