import { describe, expect, it } from 'vitest';
import { isSameFamily, type KnownHousehold } from '#rules/reductions/sameFamily.ts';

const mail = 'claes@example.org';
const clubMail = 'secretariaat@springplank.be';
const onPaper: KnownHousehold = { mail, hasLogin: false, isConfirmed: false };
const account: KnownHousehold = { mail, hasLogin: true, isConfirmed: true };
const unconfirmed: KnownHousehold = { mail, hasLogin: true, isConfirmed: false };
const without: KnownHousehold = { mail: null, hasLogin: false, isConfirmed: false };
const atClub: KnownHousehold = { ...onPaper, mail: clubMail };

describe('isSameFamily', () => {
  it.each([
    ['two people on paper with one address', onPaper, onPaper, true],
    ['one address in other letters', onPaper, { ...onPaper, mail: ' Claes@Example.org' }, true],
    ['somebody on paper with the confirmed address of an account', onPaper, account, true],
    ['somebody on paper with the address that an account did not confirm', onPaper, unconfirmed, false],
    ['two accounts, which are two families online too', account, account, false],
    ['two people without an address', without, without, false],
    ['two people with an empty address', { ...without, mail: '' }, { ...without, mail: '' }, false],
    ['two addresses', onPaper, { ...onPaper, mail: 'peeters@example.org' }, false],
    ['two people with the address of the club itself', atClub, atClub, false],
  ])('judges %s', (_name, one, other, expected) => {
    expect(isSameFamily(one, other, clubMail)).toBe(expected);
    expect(isSameFamily(other, one, clubMail)).toBe(expected);
  });
});
