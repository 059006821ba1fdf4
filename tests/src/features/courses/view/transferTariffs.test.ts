import { describe, expect, test } from 'vitest';
import { transferTariffs } from '#src/features/courses/view/transferTariffs.ts';
import transfers from '#tests/cases/registration/cartTransfer.json' with { type: 'json' };
import { club, course } from '../courseFixtures.ts';

describe('transferTariffs', () => {
  test.each(transfers)('$name', ({ item, member, notice }) => {
    const { registeredUids = [], courseType = 'course', ageDay = '2026-11-20', ...bounds } = item;
    const ballet = course({
      title: 'Ballet 6-8 jaar',
      type: courseType,
      ageRestrictions: undefined,
      ...bounds,
      startDate: Date.parse(`${ageDay}T12:00:00Z`) / 1000,
      tariffs: [
        {
          title: 'Heel seizoen',
          registeredUsersPerTariff: Object.fromEntries(registeredUids.map((uid) => [uid, 1])),
        },
      ],
    });
    const transfer = transferTariffs({
      club: club({ ageCalculation: 'calculateAgeOnStartActivity' }),
      courses: [ballet],
      tariffs: [31, 99],
      newMember: { birthdate: undefined, ...member },
      today: '2026-11-20',
    });
    // Tariff 99 belongs to no known course, so the server decides about it.
    expect(transfer).toEqual(
      notice === null
        ? { kept: [31, 99], dropped: [] }
        : { kept: [99], dropped: [{ tariff: 31, title: 'Cursus verwijderd', message: notice }] },
    );
  });
});
