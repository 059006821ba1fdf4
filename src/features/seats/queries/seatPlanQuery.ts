import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseSeatPlan, type SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
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
    queryFn: async ({ signal }): Promise<AnsweredPlan> => {
      const answer = await get('get_seat_plan', { club, event: event ?? 0 }, { signal });
      return { ...parseSeatPlan(answer.result), answeredAt: monotonicNow() };
    },
    enabled: event !== undefined,
    staleTime: 0,
    refetchInterval: refreshed,
    refetchOnWindowFocus: 'always',
  });
}
