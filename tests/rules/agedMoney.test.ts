import { expect, it } from 'vitest';
import { agedMoney } from '#rules/agedMoney.ts';

const today = '2026-11-29';

it.each([
  ['a part without a day', null, 'later'],
  ['a part that is due today', '2026-11-29', 'later'],
  ['a part that was due yesterday', '2026-11-28', 'to-30'],
  ['one of 30 days', '2026-10-30', 'to-30'],
  ['one of 31 days', '2026-10-29', 'to-60'],
  ['one of 60 days', '2026-09-30', 'to-60'],
  ['one of 61 days', '2026-09-29', 'to-90'],
  ['one of 90 days', '2026-08-31', 'to-90'],
  ['one of 91 days', '2026-08-30', 'older'],
])('agedMoney files %s', (_name, dueOn, age) => {
  const claim = { dueOn, amountCents: 5_000, openCents: 2_000 };
  expect([...agedMoney({ claims: [claim], reclaimCents: 0 }, today)]).toEqual([[age, 2_000]]);
});

it('agedMoney adds what a family got twice to what is due, and leaves out what is paid', () => {
  const claims = [
    { dueOn: '2026-11-01', amountCents: 5_000, openCents: 0 },
    { dueOn: '2026-11-20', amountCents: 5_000, openCents: 1_000 },
  ];
  expect([...agedMoney({ claims, reclaimCents: 300 }, today)]).toEqual([['to-30', 1_300]]);
});
