import { expect, it } from 'vitest';
import example from '#schemas/examples/own-registrations/getRegistrations.json' with { type: 'json' };
import { parseOwnRegistrations } from '#src/api/entities/registration/ownRegistration.ts';
import { registrationsOf } from '#src/features/own-registrations/view/registrationsOf.ts';

const own = parseOwnRegistrations(example.response.valid[0]?.value.result);

it('`registrationsOf` groups by member in family order and leaves out who has nothing', () => {
  const members = [1, 3, 2].map((uid) => ({ uid, firstName: `Lid ${uid}` }));
  const found = registrationsOf(own, members);
  expect(found.map(({ member }) => member.uid)).toEqual([3, 2]);
  expect(found.map(({ registrations, waiting }) => [registrations.length, waiting.length])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it('`registrationsOf` leaves out a person who is no member any more', () => {
  expect(registrationsOf(own, [])).toEqual([]);
});
