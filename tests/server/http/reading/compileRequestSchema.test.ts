import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { compileFormSchema, firstFault } from '#server/http/reading/compileRequestSchema.ts';

describe('compileFormSchema', () => {
  const read = compileFormSchema(
    Type.Object({
      club: Type.Integer(),
      person: Type.Optional(Type.Object({ uid: Type.Integer() })),
      qids: Type.Optional(Type.Record(Type.String({ pattern: '^\\d+_\\d+$' }), Type.Unknown())),
    }),
  );
  const readAny = read as (fields: object) => unknown;

  it('removes fields that are not in the contract, also in nested objects', () => {
    expect(readAny({ club: 1, course: 'kleuterdans', person: { uid: 1, isAdmin: true } })).toEqual({
      club: 1,
      person: { uid: 1 },
    });
  });

  it('keeps an answer unchanged, whatever it contains', () => {
    const qids = { '1_0': { street: 'Kerkstraat', deep: [{ a: 1 }] }, '2_0': ['x'] };
    expect(readAny({ club: 1, qids })).toEqual({ club: 1, qids });
  });

  it('does not change the value that it receives', () => {
    const given = { club: 1, extra: true };
    readAny(given);
    expect(given).toEqual({ club: 1, extra: true });
  });
});

describe('firstFault', () => {
  const { request } = operations.place_order;

  it('tells only the first fault, and a maximum before any other', () => {
    const ids = Array(9_000).fill(0);
    expect(firstFault(request)({ club: 'x', tariffs: ids })?.text).toBeDefined();
    expect(firstFault(request)({ club: 1, uid: 1, tariffs: ids, total: 1 })?.text).toBe(
      '/tariffs must NOT have more than 100 items',
    );
  });

  it('gives nothing for a request that fits the contract', () => {
    expect(firstFault(request)({ club: 1, uid: 1, tariffs: [1], total: 1.1 })).toBeUndefined();
  });
});

describe('a request of save_combined_course_registration_form', () => {
  it('has no field of another operation', () => {
    const { request } = operations.save_combined_course_registration_form;
    const registrations = [{ uid: 1, qids: { '1001_0': 'An' } }];
    const body = { club: 1, tariffs: [1121], formVersion: 'x', privacyAccepted: true, registrations };
    const read = compileFormSchema(request) as (fields: object) => unknown;
    expect(read({ ...body, course: 'kleuterdans', total: 0 })).toEqual(body);
  });
});
