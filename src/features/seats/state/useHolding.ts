import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { type HeldPlace, parseHeldSeats } from '#src/api/entities/seatPlan.ts';
import { monotonicNow } from '#src/platform/monotonicClock.ts';
import { failureText } from '../../failures/index.ts';
import { seatPlanQuery } from '../queries/seatPlanQuery.ts';
import type { PlaceChange } from '../view/standingChange.ts';
import { whoseIs } from '../view/whoseIs.ts';
import { withHeld } from '../view/withHeld.ts';

interface HoldingOf {
  /** The club's nid. */
  readonly club: number;
  readonly event: number;
  /** Who is logged in. */
  readonly viewer: number;
  /** Told what is held from now on, and in words what came of a change that went through. */
  readonly onHeld: (held: readonly HeldPlace[], outcome?: string) => void;
}

interface Change {
  readonly uid: number;
  readonly change: PlaceChange;
  /** What is said once the server did it. */
  readonly outcome: string;
}

/** Changes are asked one after the other, so that a late answer never takes the place of a newer one. */
export function useHolding({ club, event, viewer, onHeld }: HoldingOf) {
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const query = seatPlanQuery({ club, event, viewer });
  const mutationKey = ['hold-places', event];

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `hold-places-${event}` },
    mutationFn: ({ uid, change }: Change) => perform(uid, change),
    onSuccess: (held, { outcome }) => onHeld(held, outcome),
    onError: async (error, { change }) => {
      // What was wanted may be somebody else's by now: the plan knows.
      const plan = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (plan) onHeld(plan.held);
      const taken = refusalOf(error) && plan && whoseIs(plan, change);
      setProblem(taken || failureText(error));
    },
  });

  const perform = async (uid: number, change: PlaceChange) => {
    const about = { club, uid, event };
    const { result } =
      change.do === 'hold'
        ? await post('hold_seats', { ...about, seats: change.places.map((place) => ({ ...place })) })
        : await post('release_seats', {
            ...about,
            seats: [change.nid],
            ...(change.tariff && { tariff: change.tariff }),
          });
    const answer = parseHeldSeats(result);
    // A plan that is still under way was drawn before this.
    await client.cancelQueries(query);
    client.setQueryData(
      query.queryKey,
      (plan) => plan && { ...withHeld(plan, answer), answeredAt: monotonicNow() },
    );
    return answer.held;
  };

  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => nidsOf(state.variables),
  });
  return {
    change: (change: Change) => {
      setProblem('');
      mutate(change);
    },
    /** Places that the server has yet to answer about. */
    busy: new Set(underWay.flat()),
    /** What went wrong last; '' once something else is tried. */
    problem,
  };
}

function nidsOf(variables: unknown): number[] {
  // Every mutation under this key is the one above.
  const { change } = variables as Change;
  return change.do === 'hold' ? change.places.map(({ nid }) => nid) : [change.nid];
}
