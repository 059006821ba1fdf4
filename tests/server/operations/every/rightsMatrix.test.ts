import fc from 'fast-check';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import { clubs } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { operationHandlers } from '#server/operations/operationHandlers.ts';
import { fieldsOfRequest } from '../../support/rights/requestFields.ts';
import { casesOf } from '../../support/rights/rightsCase.ts';
import { openRightsMatrix, type RightsMatrix } from '../../support/rights/rightsMatrix.ts';
import { roles } from '../../support/rights/roles.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const isWhole = process.env.MATRIX === 'full';
const sampledRoles = 2;

/** Deletes files that other operations open, and no snapshot of the database brings files back. So it comes last. */
const last = 'withdraw_health_consent';
const all: readonly Operation[] = Object.values(operations).toSorted(
  (one, other) => Number(one.name === last) - Number(other.name === last),
);

/** All roles, or a few that the seed of the run selects for this operation. */
function rolesFor(operation: Operation): typeof roles {
  if (isWhole) return roles;
  const few = fc.subarray([...roles], { minLength: sampledRoles, maxLength: sampledRoles });
  return fc.sample(few, { seed: seed + all.indexOf(operation), numRuns: 1 })[0] ?? [];
}

describe('the rights of every role to everything that a request names', () => {
  let server: TestServer;
  let matrix: RightsMatrix;
  beforeAll(async () => {
    server = await startTestServer({ adminUrl: 'https://beheer.example.org/' });
    matrix = await openRightsMatrix(server);
  });
  afterAll(() => server.stop());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(all)(
    `are as $name declares, for ${isWhole ? 'everybody' : `some (seed ${seed})`}`,
    async (operation) => {
      const cases = rolesFor(operation).flatMap((role) => casesOf(operation, role));
      expect(cases.length).toBeGreaterThan(0);
      expect(await matrix.findings(cases)).toEqual([]);
    },
  );

  it('refuse a guest everything that is not on the way to tickets', async () => {
    const guests = roles.filter(({ isGuest }) => isGuest);
    const cases = guests.flatMap((role) => all.flatMap((operation) => casesOf(operation, role)));
    const refused = cases.filter(({ verdict, varied }) => verdict === 'forbidden' && !varied);
    expect(refused.length).toBeGreaterThan(60);
    expect(await matrix.findings(refused)).toEqual([]);
  });

  it('are declared for every field of every request', () => {
    expect(all.flatMap(unknownFields)).toEqual([]);
  });

  describe('the matrix finds', () => {
    const { get_order: getOrder, get_courses: getCourses } = operationHandlers;
    const casesOfAll = (operation: Operation) => roles.flatMap((role) => casesOf(operation, role));

    it('an operation that does not check who may see an order', async () => {
      vi.spyOn(operationHandlers, 'get_order').mockImplementation((call) => {
        const family = new Set(Array.from({ length: 200 }, (_, uid) => uid));
        return getOrder({ ...call, caller: { ...call.caller, family } });
      });
      const findings = await matrix.findings(casesOfAll(operations.get_order));
      expect(findings).toContainEqual(
        expect.stringMatching(/^get_order by a parent with oids stranger must be not found, and was 200/),
      );
      expect(findings).toHaveLength(
        roles.filter(({ session, isBlocked }) => session === 'live' && !isBlocked).length,
      );
    });

    it('an operation that does not check whether a club is closed to the caller', async () => {
      vi.spyOn(operationHandlers, 'get_courses').mockImplementation(({ caller: _, ...call }) =>
        getCourses({ ...call, caller: undefined }),
      );
      const findings = await matrix.findings(casesOfAll(operations.get_courses));
      expect(findings).toContainEqual(expect.stringMatching(/a teacher with club closed must be forbidden/));
    });

    it('an operation that changes something before it refuses', async () => {
      vi.spyOn(operationHandlers, 'get_order').mockImplementation(async ({ db }) => {
        await db.update(clubs).set({ title: 'Gekaapt' });
        throw refusals.notFound();
      });
      const strange = casesOfAll(operations.get_order).filter(({ verdict }) => verdict === 'not found');
      expect(await matrix.findings(strange)).toEqual([
        expect.stringMatching(/get_order by a parent with oids stranger.*: a refused call changed clubs$/),
      ]);
    });

    it('a field without a declared meaning, wherever it stands', () => {
      const request = Type.Object({
        vid: Type.Integer(),
        uid: Type.Integer(),
        rows: Type.Optional(Type.Array(Type.Object({ seatId: Type.String() }))),
      });
      expect(unknownFields({ name: 'buy_ticket', request })).toEqual([
        'buy_ticket: vid',
        'buy_ticket: rows/*/seatId',
      ]);
    });
  });
});

function unknownFields(operation: Pick<Operation, 'name' | 'request'>): string[] {
  return fieldsOfRequest(operation)
    .filter(({ meaning }) => meaning === undefined)
    .map(({ path }) => `${operation.name}: ${path}`);
}
