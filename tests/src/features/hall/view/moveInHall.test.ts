import { expect, test } from 'vitest';
import { moveInHall } from '#src/features/hall/view/moveInHall.ts';
import table from '#tests/cases/hallMoves.json' with { type: 'json' };

test.each(table.cases)('moveInHall: $name', ({ from, key, control = false, to }) => {
  expect(moveInHall(table.rows, from, { key, withControl: control }) ?? null).toBe(to);
});
