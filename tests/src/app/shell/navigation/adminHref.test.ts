import { expect, test } from 'vitest';
import { adminHref } from '#src/app/shell/navigation/adminHref.ts';
import { an } from '#tests/src/features/session/people.ts';

const admin = { ...an, hasClubPermissions: true };
const adminUrl = 'https://beheer.example.org/';
const ours = '/api?q=open_admin_panel';
const elsewhere = 'https://api.example.org/';

test.each([
  ['a user without permissions', { user: an, adminUrl: undefined }, undefined],
  ['permissions at a club', { user: admin, adminUrl: undefined }, ours],
  ['an admin address', { user: an, adminUrl }, ours],
  ['our server at another path', { user: an, adminUrl, api: '/portaal/api' }, ours],
  ['another backend that gives the address', { user: admin, adminUrl, api: elsewhere }, adminUrl],
  ['another backend without an address', { user: admin, adminUrl: undefined, api: elsewhere }, ours],
])('adminHref with %s', (_name, input, href) => {
  expect(adminHref(input)).toBe(href);
});
