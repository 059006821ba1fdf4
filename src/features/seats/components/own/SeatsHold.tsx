import { HoldPanel } from '#src/features/cart/index.ts';
import type { AnsweredPlan } from '../../queries/seatPlanQuery.ts';

interface SeatsHoldProps {
  owner: { readonly club: number; readonly uid: number };
  plan: AnsweredPlan;
  /** Whether the hold of the chosen places has expired. */
  hasExpired: boolean;
}

/** The timer of the hold, by the server's clock. Hidden when no places are held. */
export function SeatsHold({ owner, plan: { reservation, answeredAt }, hasExpired }: SeatsHoldProps) {
  const { now, expires = now, extensionsLeft } = reservation;
  if (expires <= now && !hasExpired) return null;
  return (
    <HoldPanel
      owner={owner}
      endsAt={answeredAt + (expires - now) * 1000}
      hasExpired={hasExpired}
      extensionsLeft={extensionsLeft}
    />
  );
}
