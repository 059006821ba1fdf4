import { describe, expect, test } from 'vitest';
import { registrationBatches } from '#src/features/registration/view/registrants.ts';

describe('registrationBatches', () => {
  test('puts people with the same selection in one call, in the given order', () => {
    const about = { passes: [], couples: {} };
    expect(
      registrationBatches([
        { ...about, uid: 3, tariffs: [12, 11] },
        { ...about, uid: 4, tariffs: [21] },
        { ...about, uid: 2, tariffs: [11, 12] },
        { ...about, uid: 5, tariffs: [21], passes: [4] },
      ]),
    ).toEqual([
      { ...about, tariffs: [12, 11], uids: [3, 2] },
      { ...about, tariffs: [21], uids: [4] },
      { ...about, tariffs: [21], passes: [4], uids: [5] },
    ]);
  });
});
