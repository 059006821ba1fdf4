import { HoldPanel } from '#src/features/cart/index.ts';
import type { AnsweredPlan } from '../../queries/seatPlanQuery.ts';
import { countHeld } from '../../view/ownPlaces.ts';

interface SeatsHoldProps {
  owner: { readonly club: number; readonly uid: number };
  plan: AnsweredPlan;
  /** Whether the hold of the chosen places has expired. */
  hasExpired: boolean;
}

/** The timer of the hold, by the server's clock. Hidden when no places are held. */
export function SeatsHold({ owner, plan, hasExpired }: SeatsHoldProps) {
  const { reservation, answeredAt } = plan;
  const { now, expires = now, extensionsLeft } = reservation;
  if (expires <= now && !hasExpired) return null;
  return (
    <HoldPanel
      owner={owner}
      endsAt={answeredAt + (expires - now) * 1000}
      until={{ places: countHeld(plan), time: expires }}
      hasExpired={hasExpired}
      extensionsLeft={extensionsLeft}
    />
  );
}
