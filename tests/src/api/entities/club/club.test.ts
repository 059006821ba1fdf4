import { describe, expect, test } from 'vitest';
import { parseClub, parseFoundClubs, parseUserClubs } from '#src/api/entities/club/club.ts';
import { wireClub } from '../wireEntities.ts';

describe('parseClub', () => {
  test('replaces the numbers of the wire by names', () => {
    expect(parseClub(wireClub)).toMatchObject({
      isFreeLicense: false,
      webshopTerm: 'Danswinkel',
      occupation: { show: 'at-most', amount: 5 },
      courseDisplay: 'grid',
      ageOn: 'today',
    });
  });
  test('reads an unknown public_occupation_display as always', () => {
    expect(parseClub({ ...wireClub, public_occupation_display: 'other' }).occupation).toEqual({
      show: 'always',
    });
    expect(parseClub({ ...wireClub, public_occupation_display: 'hidden' }).occupation).toEqual({
      show: 'never',
    });
  });
  test('requires only nid, url and title', () => {
    expect(parseClub({ nid: '3', url: 'kompas', title: 'Kompas' })).toMatchObject({
      nid: 3,
      addons: [],
      offer: undefined,
      contact: { mail: '', phone: '', place: '' },
    });
  });
  test('replaces a value that is not a colour', () => {
    expect(parseClub({ ...wireClub, color: 'url(https://evil.example)' }).color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test('parseFoundClubs drops an invalid club', () => {
  expect(parseFoundClubs([wireClub, { nid: 2 }])).toHaveLength(1);
});

test('parseUserClubs reads a map by nid, including blocked clubs', () => {
  expect(parseUserClubs({ 4: { nid: '4', title: 'De Dolfijn', url: 'de-dolfijn', blocked: '1' } })).toEqual([
    { nid: 4, title: 'De Dolfijn', url: 'de-dolfijn', city: '', color: '#475569', isBlocked: true },
  ]);
  expect(parseUserClubs([])).toEqual([]);
});
