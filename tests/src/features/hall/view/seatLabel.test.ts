import { describe, expect, it } from 'vitest';
import { seatLabel } from '#src/features/hall/view/seatLabel.ts';

describe('seatLabel', () => {
  it('names the row, seat, price and state', () => {
    const seat = { row: 'C', number: 4, isWheelchair: false };
    expect(seatLabel(seat, 1200, 'free')).toBe('Rij C, stoel 4, €\u00a012,00, vrij');
    expect(seatLabel({ ...seat, isWheelchair: true }, 1200, 'sold')).toBe(
      'Rij C, stoel 4, rolstoelplaats, €\u00a012,00, bezet',
    );
  });
});
