import { describe, expect, it } from 'vitest';
import { standingChange } from '#src/features/seats/view/ownPlaces.ts';

describe('standingChange', () => {
  it('holds the new total of places', () => {
    const wanted = { tariff: 11, nid: 3, quantity: 4 };
    expect(standingChange(wanted)).toEqual({ do: 'hold', places: [wanted] });
  });

  it('releases the tariff when its last place is removed', () => {
    const none = { tariff: 11, nid: 3, quantity: 0 };
    expect(standingChange(none)).toEqual({ do: 'release', nid: 3, tariff: 11 });
  });
});
