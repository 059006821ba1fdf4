import { describe, expect, it } from 'vitest';
import { layOutHall } from '#src/features/hall/view/hall.ts';
import { smallHall } from '../../seats/plans.ts';

describe('layOutHall', () => {
  it('puts one part behind the other, each centred, and never two seats in one place', () => {
    const hall = layOutHall(smallHall());
    const seats = hall.stands.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
    expect(new Set(seats.map(({ left, top }) => `${left} ${top}`)).size).toBe(5);
    const [parterre, balcony] = hall.stands;
    expect(balcony?.rows[0]?.top).toBeGreaterThan(parterre?.rows[0]?.top ?? 0);
    const middles = hall.stands.slice(0, 2).map(({ rows }) => {
      const lefts = rows[0]?.seats.map(({ left }) => left) ?? [];
      return (Math.min(...lefts) + Math.max(...lefts) + 1) / 2;
    });
    expect(middles).toEqual([hall.width / 2, hall.width / 2]);
    expect(seats[0]).toMatchObject({ row: 'A', surcharge: 200 });
  });
});
