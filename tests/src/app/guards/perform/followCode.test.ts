import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCode } from '#src/app/guards/perform/followCode.ts';
import { showArrivalNotices } from '#src/app/guards/perform/showArrivalNotices.ts';
import { arrivalStore } from '#src/app/guards/state/arrivalStore.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { forgetStored } from '#src/features/session/state/loginMark.ts';

const person = { uid: 2, name: 'Tom', fname: 'Tom', lname: '' };
const session = (user: object | null) => ({ user, dsv_members: [], federations: {}, adminURL: null });

beforeEach(() => {
  forgetStored();
  arrivalStore.setState({ code: 'c0de', notices: [], loggedInAs: undefined });
  noticesStore.setState({ shown: [], log: [] });
});
afterEach(() => vi.unstubAllGlobals());

/** Follows a code of the address at a server that knows it or not. @returns the notices of the arrival */
async function follow(isKnown: boolean): Promise<readonly string[]> {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const hasCode = 'auth' in JSON.parse(String(body));
    if (hasCode && !isKnown)
      return Response.json({ errors: ['nee'], code: 'unauthenticated' }, { status: 401 });
    return Response.json(session(hasCode ? person : null));
  });
  await followCode(new QueryClient(), 'c0de');
  expect(arrivalStore.getState().code).toBeUndefined();
  showArrivalNotices(arrivalStore.getState());
  return noticesStore.getState().shown.map(({ message }) => message);
}

test('followCode says of an invalid code that its link has expired', async () => {
  expect(await follow(false)).toEqual(['Deze link is niet meer geldig.']);
});

test('followCode names the account that a link logged in, because anybody can send a link to their own', async () => {
  expect(await follow(true)).toEqual(['Je bent nu aangemeld als Tom. Ben jij dat niet? Meld je dan af.']);
});

test('showArrivalNotices says that nothing changed for a member of another family', () => {
  showArrivalNotices({ notices: ['notYourFamily'], loggedInAs: undefined });
  expect(noticesStore.getState().shown).toMatchObject([
    { tone: 'warning', message: 'Deze link is voor iemand buiten je gezin. We hebben niets veranderd.' },
  ]);
});
