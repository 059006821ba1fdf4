import { expect, it } from 'vitest';
import { expiryWarning } from '#server/wallet/expiryWarning.ts';

const validity = {
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2027-01-31T00:00:00Z'),
};

it.each([
  ['2025-12-31T23:59:59Z', 'is valid from 2026-01-01 on'],
  ['2026-01-01T00:00:00Z', undefined],
  ['2027-01-01T00:00:00Z', undefined],
  ['2027-01-01T00:00:01Z', 'expires on 2027-01-31'],
  ['2027-01-31T00:00:00Z', 'expired on 2027-01-31. Tickets come without a pass'],
])('expiryWarning at %s is %j', (at, warning) => {
  const said = expiryWarning(validity, new Date(at));
  expect(said).toEqual(warning === undefined ? undefined : expect.stringContaining(warning));
});
