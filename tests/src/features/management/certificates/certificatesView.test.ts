import { expect, test } from 'vitest';
import examples from '#schemas/examples/managed-certificates/getClubCertificates.json' with { type: 'json' };
import { parseClubCertificates } from '#src/api/entities/management/clubCertificates.ts';
import {
  canAsk,
  canCorrect,
  differences,
  isLive,
  isTooOld,
  offeredYears,
  saidText,
  searched,
  sumText,
  unmailed,
  usualYear,
} from '#src/features/management/certificates/certificatesView.ts';

const { due, missing, issued } = parseClubCertificates(examples.response.valid[0]?.value.result);

test.each([
  ['2026-01-01', 2025],
  ['2026-06-30', 2025],
  ['2026-07-01', 2026],
  ['2026-12-31', 2026],
])('usualYear on %s is %i', (today, year) => {
  expect(usualYear(today)).toBe(year);
  expect(offeredYears(today)).toContain(year);
});

test('certificates say what they are about, and together how much', () => {
  expect(due.map(saidText)).toEqual(['Turnen · 32 lessen · 03/09/2025 tot en met 20/06/2026']);
  expect(issued.slice(0, 1).map(saidText)).toEqual([
    'Zwemkamp in de paasvakantie · 4 dagen · 07/04/2025 tot en met 11/04/2025',
  ]);
  expect(sumText([...due, ...issued])).toBe('€\u00a0418,50');
});

test('only what the family knows is asked, and only too old children count until 21', () => {
  expect(missing.map(canAsk)).toEqual([true, false, false]);
  expect(missing.map(isTooOld)).toEqual([false, true, false]);
});

test('a replaced certificate is neither mailed nor corrected', () => {
  expect(issued.map(isLive)).toEqual([true, false, true]);
  expect(issued.map(canCorrect)).toEqual([true, false, true]);
  expect(unmailed(issued).map(({ number }) => number)).toEqual(['ATT-2025-000001', 'ATT-2025-000003']);
});

test('searched finds by a part of a name, of who paid, or of a number', () => {
  const found = (search: string) => searched(issued, search).map(({ id }) => id);
  expect([found('lars'), found('GRIET'), found('000003'), found('niemand')]).toEqual([
    [12],
    [13, 14],
    [14],
    [],
  ]);
});

test('differences has the facts that a correction changes', () => {
  const [old] = issued;
  if (!old) return expect.fail('No example');
  expect(differences(old, old)).toEqual([]);
  expect(differences(old, { ...old, days: 3, paid: 6900 })).toEqual([
    { label: 'Dagen', before: '4 dagen', after: '3 dagen' },
    { label: 'Bedrag', before: '€\u00a092,00', after: '€\u00a069,00' },
  ]);
});
