import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseSeatPlan, type SeatPlan } from '#src/api/entities/seatPlan.ts';
import { monotonicNow } from '#src/platform/monotonicClock.ts';

interface HallOf {
  /** The club's nid. */
  readonly club: number;
  /** The event's nid; undefined: not known yet. */
  readonly event: number | undefined;
  /** Who is logged in: the answer says which places are theirs. */
  readonly viewer: number | undefined;
}

/** `answeredAt`: milliseconds of the page's own clock, which nobody can set. */
export type AnsweredPlan = SeatPlan & { readonly answeredAt: number };

const refreshed = 15_000;

/** What is free changes by the minute: read anew every 15 seconds while it is on screen, and when somebody comes back to it. */
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
