import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { type HeldPlace, parseHeldSeats } from '#src/api/entities/offer/seatPlan.ts';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';
import { failureText } from '../../failures/index.ts';
import { seatPlanQuery } from '../queries/seatPlanQuery.ts';
import { type PlaceChange, withHeld } from '../view/ownPlaces.ts';
import { takenSeatText } from '../view/takenSeatText.ts';

interface HoldingOf {
  /** The club's nid. */
  readonly club: number;
  readonly event: number;
  /** The uid of the logged-in user. */
  readonly viewer: number;
  /** Called with the places that are held now, and with the text to announce after a successful change. */
  readonly onHeld: (held: readonly HeldPlace[], outcome?: string) => void;
}

interface Change {
  readonly uid: number;
  readonly change: PlaceChange;
  /** Announced after success. */
  readonly outcome: string;
}

/** Sends changes of held places one at a time, so that a late answer never replaces a newer one. */
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
      // Refetches the plan, because others may have taken the seat.
      const plan = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (plan) onHeld(plan.held);
      const taken = refusalOf(error) && plan && takenSeatText(plan, change);
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
    // Cancels a pending refetch, because its answer may be older than this change.
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
    /** The nids of places whose change is pending. */
    busy: new Set(underWay.flat()),
    /** The last failure; '' after the next attempt starts. */
    problem,
  };
}

function nidsOf(variables: unknown): number[] {
  // The cast is safe: only the mutation above uses this key.
  const { change } = variables as Change;
  return change.do === 'hold' ? change.places.map(({ nid }) => nid) : [change.nid];
}
