import { expect, it } from 'vitest';
import { paintAt } from '#bench/first-paint/recordPaints.ts';

it('paintAt gives the last frame of the new page until a moment, and none of the page before', () => {
  const paints = [-20, 400, 1_000, 1_600].map((at) => ({ at, picture: String(at) }));
  expect([300, 400, 1_500, 9_000].map((moment) => paintAt(paints, moment)?.at)).toEqual([
    undefined,
    400,
    1_000,
    1_600,
  ]);
});
