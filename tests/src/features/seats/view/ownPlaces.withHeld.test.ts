import { describe, expect, it } from 'vitest';
import { withHeld } from '#src/features/seats/view/ownPlaces.ts';
import { held, reservation, smallHall } from '../plans.ts';

describe('withHeld', () => {
  it('marks held places as own, and counts the places that are left', () => {
    const plan = withHeld(smallHall(), { held, reservation });
    const [parterre, balcony, standing] = plan.stands;
    expect(parterre).toMatchObject({ free: 1, own: 1 });
    expect(parterre?.rows[0]?.seats.map(({ state }) => state)).toEqual(['free', 'own', 'sold']);
    expect(balcony).toMatchObject({ free: 1, own: 0 });
    expect(standing).toMatchObject({ free: 3, own: 2 });
    expect(plan).toMatchObject({ held, reservation });
  });

  it('frees places that are no longer held, and restores the original plan', () => {
    const plan = smallHall();
    const after = withHeld(withHeld(plan, { held, reservation }), {
      held: [],
      reservation: plan.reservation,
    });
    expect(after).toEqual(plan);
  });
});
