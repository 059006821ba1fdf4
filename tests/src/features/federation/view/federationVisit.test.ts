import { describe, expect, it } from 'vitest';
import type { MembershipCard } from '#src/api/entities/club/federation.ts';
import { cardView } from '#src/features/federation/view/cardView.ts';
import { federationVisit, linkOf } from '#src/features/federation/view/federationVisit.ts';

const query = (text: string) => new URLSearchParams(text);

describe('federationVisit', () => {
  it('reads a signed link only when it is complete', () => {
    expect(federationVisit('dans', query('hash=1.x&uid=12&uids=12,13'))).toEqual({
      ...{ federation: 'dans', hash: '1.x', uid: 12, uids: '12,13' },
    });
    for (const part of ['', 'hash=1.x', 'uid=12&uids=12', 'hash=&uid=12&uids=12'])
      expect(federationVisit('dans', query(part))).toEqual({ federation: 'dans' });
  });

  it('passes the signed link on to the next page', () => {
    const visit = federationVisit('dans', query('hash=1.x&uid=12&uids=12,13'));
    expect(federationVisit('dans', new URLSearchParams(linkOf(visit)))).toEqual(visit);
    expect(linkOf({ federation: 'dans' })).toEqual({});
  });
});

describe('cardView', () => {
  const card: MembershipCard = {
    ...{ uid: 12, name: 'Els Claes', number: 'DF-2048-17', validUntil: '2027-08-31' },
    type: 'member',
    federation: { url: 'dans', title: 'Dans', color: '#123456', cardText: 'Verzekerd' },
    isExpired: false,
  };

  it('shows the number as a code while the card is valid', () => {
    expect(cardView(card)).toMatchObject({
      code: 'DF-2048-17',
      facts: [
        ['Lidnummer', 'DF-2048-17'],
        ['Soort', 'Lid'],
        ['Geldig tot en met', '31/08/2027'],
      ],
    });
    expect(cardView({ ...card, isExpired: true }).code).toBeUndefined();
    expect(cardView({ ...card, validUntil: null }).facts.at(-1)?.[1]).toBe('Onbeperkt');
  });
});
