import { expect, test } from 'vitest';
import { adminHref } from '#src/app/shell/navigation/adminHref.ts';
import { an } from '#tests/src/features/session/people.ts';

const admin = { ...an, hasClubPermissions: true };
const adminUrl = 'https://beheer.example.org/';
const panel = { to: '/api?q=open_admin_panel', isElsewhere: true };
const elsewhere = 'https://api.example.org/';
const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', role: 'admin' };
const zwaluw = { nid: 2, url: 'de-zwaluw', title: 'De Zwaluw', role: 'admin' };
const manager = { ...admin, managedClubs: [arabesk] };
const screen = { to: '/arabesk/beheer', isElsewhere: false };
const choice = { to: '/beheer', isElsewhere: false };

test.each([
  ['a user without permissions', { user: an, adminUrl: undefined }, undefined],
  ['a manager of one club', { user: manager, adminUrl: undefined }, screen],
  [
    'a manager of two clubs',
    { user: { ...admin, managedClubs: [arabesk, zwaluw] }, adminUrl: undefined },
    choice,
  ],
  ['a manager where the operator has a panel', { user: manager, adminUrl }, panel],
  ['permissions at a club that the server does not name', { user: admin, adminUrl: undefined }, panel],
  ['an admin address', { user: an, adminUrl }, panel],
  ['our server at another path', { user: an, adminUrl, api: '/portaal/api' }, panel],
  [
    'another backend that gives the address',
    { user: manager, adminUrl, api: elsewhere },
    { to: adminUrl, isElsewhere: true },
  ],
  ['another backend without an address', { user: admin, adminUrl: undefined, api: elsewhere }, panel],
])('adminHref with %s', (_name, input, href) => {
  expect(adminHref(input)).toEqual(href);
});
