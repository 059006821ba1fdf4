import { expect, test } from 'vitest';
import { decideAccess } from '../../../../src/app/guards/decideAccess.ts';
import type { MemberSelection, SessionState } from '../../../../src/features/session/index.ts';
import { an } from '../../features/session/people.ts';

const path = '/arabesk/winkelmandje?stap=gegevens';
const error = new Error('down');
const retry = () => {};
const pending: SessionState & MemberSelection = { status: 'pending' };
const failed: SessionState & MemberSelection = { status: 'failed', error, retry };
const visitor: SessionState = { status: 'visitor' };
const user: SessionState = {
  status: 'user',
  user: an,
  federationMembers: [],
  federations: {},
  adminUrl: undefined,
};
const none: MemberSelection = { status: 'none' };
const selected: MemberSelection = { status: 'selected', member: an };
const publicScreen = {};
const userScreen = { access: 'user' } as const;
const memberScreen = { access: 'user', needsMember: true } as const;

test.each([
  ['a public screen waits for nobody', publicScreen, pending, pending, { do: 'show' }],
  ['a public screen stands without a server', publicScreen, failed, failed, { do: 'show' }],
  ['a visitor sees a public screen', publicScreen, visitor, none, { do: 'show' }],
  ['a user screen waits for the session', userScreen, pending, pending, { do: 'wait' }],
  [
    'a user screen says that the session is unknown',
    userScreen,
    failed,
    failed,
    { do: 'fail', error, retry },
  ],
  [
    'a visitor logs in first, and comes back',
    userScreen,
    visitor,
    none,
    { do: 'go', to: '/login?redirect=%2Farabesk%2Fwinkelmandje%3Fstap%3Dgegevens' },
  ],
  ['a user sees a user screen without a member', userScreen, user, none, { do: 'show' }],
  ['a member screen waits for the family', memberScreen, user, pending, { do: 'wait' }],
  [
    'a member screen says that the family is unknown',
    memberScreen,
    user,
    failed,
    { do: 'fail', error, retry },
  ],
  [
    'a member screen has Home ask for whom',
    memberScreen,
    user,
    none,
    { do: 'go', to: '/?redirect=%2Farabesk%2Fwinkelmandje%3Fstap%3Dgegevens&requiresMember=1' },
  ],
  ['a member screen shows itself to a selected member', memberScreen, user, selected, { do: 'show' }],
])('decideAccess: %s', (_, handle, session, selection, expected) => {
  expect(decideAccess({ handle, session, selection, path })).toEqual(expected);
});

test('decideAccess: a blocked account sees no screen at all', () => {
  const blocked: SessionState = { ...user, user: { ...an, blocked: { reason: 'Onbetaald' } } };
  expect(decideAccess({ handle: publicScreen, session: blocked, selection: selected, path })).toEqual({
    do: 'block',
    reason: 'Onbetaald',
  });
});
