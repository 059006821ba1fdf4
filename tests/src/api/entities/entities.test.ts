import { describe, expect, test } from 'vitest';
import { parseClub } from '#src/api/entities/club/club.ts';
import { parseCourse, parseCoursePage } from '#src/api/entities/offer/course.ts';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { parseOrders } from '#src/api/entities/orders/order.ts';
import { parseFamilyMembers, parseSession } from '#src/api/entities/people/user.ts';
import { asText } from './asText.ts';
import { wireClub, wireCourse, wireInvoice, wireOrder, wireUser } from './wireEntities.ts';

describe.each([
  ['parseClub', parseClub, wireClub],
  ['parseCourse', parseCourse, wireCourse],
  ['parseCoursePage', parseCoursePage, { result: [wireCourse] }],
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
