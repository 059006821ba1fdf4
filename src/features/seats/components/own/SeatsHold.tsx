import { HoldPanel } from '#src/features/cart/index.ts';
import type { AnsweredPlan } from '../../queries/seatPlanQuery.ts';

interface SeatsHoldProps {
  owner: { readonly club: number; readonly uid: number };
  plan: AnsweredPlan;
  /** What was chosen is held no longer. */
  hasExpired: boolean;
}

/** How long the places are held, by the server's clock; nothing while none are. */
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
