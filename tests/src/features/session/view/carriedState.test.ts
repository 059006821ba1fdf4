import { expect, test } from 'vitest';
import { carriedState, invitePurpose } from '#src/features/session/view/carriedState.ts';

const enrolment = { course: 'Kleuterdans', name: 'Emma' };

test.each([
  [{ enrolment, isNewParent: true }, { enrolment }],
  [
    { invitedBy: 'An Peeters', typedMail: ' papa@example.org ' },
    { invitedBy: 'An Peeters', typedMail: 'papa@example.org' },
  ],
  [{ typedMail: '' }, {}],
  [null, {}],
])('carriedState passes on what the next account screen needs: %o', (state, carried) =>
  expect(carriedState(state)).toEqual(carried),
);

test.each([null, 'An', {}, { invitedBy: 7 }])('invitePurpose is undefined for the state %o', (state) =>
  expect(invitePurpose(state)).toBeUndefined(),
);
