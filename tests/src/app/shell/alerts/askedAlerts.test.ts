import { expect, test } from 'vitest';
import { askedAlerts } from '#src/app/shell/alerts/askedAlerts.ts';
import { an } from '#tests/src/features/session/people.ts';
import { inputAt } from '../../guards/facts.ts';

const arabesk = clubOf('arabesk');
const free = clubOf('free');

test.each([
  { name: 'a screen of a club', asks: [true, true], at: '/arabesk/cursussen', club: arabesk, user: an },
  {
    name: 'a screen of no club, after a visit to a club',
    asks: [true, true],
    at: '/profiel',
    club: arabesk,
    user: an,
  },
  { name: 'no known club', asks: [false, false], at: '/profiel', club: undefined, user: an },
  { name: 'a visitor', asks: [false, false], at: '/arabesk', club: arabesk, user: undefined },
  { name: 'a blocked account', asks: [false, false], at: '/arabesk', club: arabesk, user: blocked() },
  {
    name: 'the confirmation of an order',
    asks: [false, false],
    at: '/bevestiging/1,2',
    club: arabesk,
    user: an,
  },
  { name: 'the invitations', asks: [true, false], at: '/arabesk/uitnodigingen', club: arabesk, user: an },
  { name: 'the cart', asks: [true, false], at: '/arabesk/winkelmandje', club: arabesk, user: an },
  { name: 'a free licence', asks: [true, false], at: '/kompas', club: free, user: an },
])('askedAlerts for $name', ({ asks, at, club, user }) => {
  const { payer, hasInvitations } = askedAlerts({ pathname: at, club, user });
  expect([payer !== undefined, hasInvitations]).toEqual(asks);
});

test.each([
  ['/arabesk', 'an@example.org'],
  ['/e-mail-bevestigen', undefined],
  ['/ouder-worden', undefined],
  ['/rol-aanvaarden', undefined],
  ['/arabesk/winkelmandje', undefined],
])('askedAlerts at %s asks to confirm %s', (at, asked) => {
  const user = { ...an, unconfirmedMail: 'an@example.org' };
  expect(askedAlerts({ pathname: at, club: arabesk, user }).unconfirmedMail).toBe(asked);
});

function clubOf(name: 'arabesk' | 'free') {
  const { club } = inputAt('/', { club: name });
  if (club === 'unknown' || !('known' in club) || club.known === 'missing')
    throw new Error('A club is missing');
  return club.known;
}

function blocked() {
  return { ...an, blocked: { reason: 'Onbetaald' } };
}
