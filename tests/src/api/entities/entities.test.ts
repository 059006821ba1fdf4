import { describe, expect, test } from 'vitest';
import { parseAddressVerdict } from '#src/api/entities/address.ts';
import { parseCartInvoice } from '#src/api/entities/cartInvoice.ts';
import { parseClub, parseClubSummaries, parseUserClubs } from '#src/api/entities/club.ts';
import { parseCourse, parseCourses } from '#src/api/entities/course.ts';
import { parseOrders, parsePlacedOrder } from '#src/api/entities/order.ts';
import { parseRegistrationForm } from '#src/api/entities/registrationForm.ts';
import { parseFamilyMembers, parseSession } from '#src/api/entities/user.ts';
import { asText } from './asText.ts';
import { wireClub, wireCourse, wireInvoice, wireOrder, wireTariff, wireUser } from './wireEntities.ts';

describe.each([
  ['parseClub', parseClub, wireClub],
  ['parseCourse', parseCourse, wireCourse],
  ['parseCourses', parseCourses, [wireCourse]],
  ['parseSession', parseSession, { user: wireUser, dsv_members: [], federations: {}, adminURL: null }],
  ['parseFamilyMembers', parseFamilyMembers, [wireUser]],
  ['parseCartInvoice', parseCartInvoice, wireInvoice],
  ['parseOrders', parseOrders, [wireOrder]],
])('%s', (_name, parse, wire) => {
  test('reads the same from a backend that writes everything as text', () => {
    expect(parse(asText(wire))).toEqual(parse(wire));
  });
  test.each([null, 'x', 7])('refuses %j, or reads it as an empty list', (hostile) => {
    const read = () => parse(hostile);
    expect(isEmptyList(read) || throwsMalformed(read)).toBe(true);
  });
});

function throwsMalformed(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch (error) {
    return error instanceof Error && error.message === 'malformed';
  }
}

function isEmptyList(read: () => unknown): boolean {
  try {
    const result = read();
    return Array.isArray(result) && result.length === 0;
  } catch {
    return false;
  }
}

describe('parseAddressVerdict', () => {
  test.each([
    [{ result: 1 }, { valid: true }],
    [{ result: '1' }, { valid: true }],
    [{ result: 0 }, { valid: false }],
    [{ result: '' }, { valid: false }],
    [{ result: null }, { valid: 'unknown' }],
    [
      { result: 0, suggestion: { street: 'Veldstraat' } },
      { valid: false, suggestion: { street: 'Veldstraat' } },
    ],
  ])('reads the verdict %j', (wire, verdict) => {
    expect(parseAddressVerdict(wire)).toEqual(verdict);
  });
});

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

test('parseClubSummaries drops an invalid club', () => {
  expect(parseClubSummaries([wireClub, { nid: 2 }])).toHaveLength(1);
});

test('parseUserClubs reads a map by nid, including blocked clubs', () => {
  expect(parseUserClubs({ 4: { nid: '4', title: 'De Dolfijn', url: 'de-dolfijn', blocked: '1' } })).toEqual([
    { nid: 4, title: 'De Dolfijn', url: 'de-dolfijn', isBlocked: true },
  ]);
  expect(parseUserClubs([])).toEqual([]);
});

describe('parseCourse', () => {
  const tariffOf = (spoiled: object) =>
    parseCourse({ ...wireCourse, tariffs: [{ ...wireTariff, ...spoiled }] }).tariffs[0];

  test('reads statuses above 0 and the one exception as registered, and no others', () => {
    expect(tariffOf({})).toMatchObject({ registeredUids: [7, 8], queuedUids: [9] });
  });
  test('reads prices in cents', () => {
    expect(tariffOf({ price: '185.00' })).toMatchObject({ price: 18_500, discountedPrice: 17_050 });
  });
  test('reads an empty list of statuses as an empty map', () => {
    expect(tariffOf({ registeredUsersPerTariff: [], queuedUsersPerTariff: null })).toMatchObject({
      registeredUids: [],
      queuedUids: [],
    });
  });
  test('reads a missing availability as unlimited, and refuses an unreadable one', () => {
    expect(tariffOf({ availability: null })?.places).toBeUndefined();
    expect(() => tariffOf({ availability: 'veel' })).toThrow('malformed');
  });
  test('reads a message that blocks the registration', () => {
    expect(tariffOf({ blockedRegistrationMessage: '' })?.blockedMessage).toBeUndefined();
    expect(tariffOf({ blockedRegistrationMessage: 'Vanaf 1 juni' })?.blockedMessage).toBe('Vanaf 1 juni');
  });
});

test('parseCourses drops a single invalid course', () => {
  expect(parseCourses([{ ...wireCourse, tariffs: 'none' }, wireCourse]).map(({ nid }) => nid)).toEqual([11]);
});

describe('parseSession', () => {
  const sessionOf = (user: object) => parseSession({ user: { ...wireUser, ...user } }).user;

  test('reads a birthdate as the day in Brussels', () => {
    expect(sessionOf({})?.birthdate).toBe('1985-03-01');
    expect(sessionOf({ birthdate: null })?.birthdate).toBeUndefined();
  });
  test('falls back to the older field names', () => {
    expect(sessionOf({ fname: undefined, lname: undefined, name: undefined })).toMatchObject({
      firstName: 'An',
      lastName: 'Peeters',
      name: 'An Peeters',
    });
  });
  test('reads a block with its reason', () => {
    expect(sessionOf({ blocked: '1', blocked_reason: 'Openstaande kostennota' })?.blocked).toEqual({
      reason: 'Openstaande kostennota',
    });
    expect(sessionOf({})?.blocked).toBeUndefined();
  });
  test('reads null as a visitor', () => expect(parseSession({ user: null }).user).toBeUndefined());
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 7])(
    'row 17: drops the admin address %j',
    (adminURL) => expect(parseSession({ user: wireUser, adminURL }).adminUrl).toBeUndefined(),
  );
});

describe('parseCartInvoice', () => {
  test('reads the price of a line after its discount', () => {
    const [item] = parseCartInvoice(wireInvoice).items;
    expect(item).toMatchObject({ price: 17_050, isQueued: false, tariff: 31 });
  });
  test('refuses an invoice with an unreadable line, because its sum would be wrong', () => {
    const items = [...wireInvoice.result.items, { nid: 1 }];
    expect(() => parseCartInvoice({ ...wireInvoice, result: { ...wireInvoice.result, items } })).toThrow(
      'malformed',
    );
  });
  test('reads the feedback', () => {
    const result = { ...wireInvoice.result, user_feedback: ['Ballet 1 bestaat niet meer.'] };
    expect(parseCartInvoice({ ...wireInvoice, result }).feedback).toEqual(['Ballet 1 bestaat niet meer.']);
  });
});

test('parsePlacedOrder refuses an order without an id', () => {
  expect(parsePlacedOrder({ oids: ['4001'] }).oids).toEqual([4001]);
  expect(() => parsePlacedOrder({ oids: [] })).toThrow('malformed');
});

describe('parseRegistrationForm', () => {
  test('does not parse the sections, which the engine does', () => {
    expect(parseRegistrationForm({ result: [7, { title: 'Algemeen' }] }).sections).toEqual([
      7,
      { title: 'Algemeen' },
    ]);
  });
  test("reads the club's own words and the newsletter entries", () => {
    const form = parseRegistrationForm({
      result: { 0: {} },
      newsLetterStatus: [{ email: 'a@b.be', status: 'subscribed', communicationStatus: 'x' }],
      custom: { question: 'Wil je onze krant?' },
    });
    expect(form.newsletter).toEqual([
      { email: 'a@b.be', status: 'subscribed', communicationStatus: 'unsubscribed' },
    ]);
    expect(form.newsletterTexts.question).toBe('Wil je onze krant?');
  });
});
