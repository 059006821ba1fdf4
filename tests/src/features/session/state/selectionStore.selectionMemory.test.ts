import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSelection, writeSelection } from '#src/features/session/state/selectionStore.ts';

const now = Date.UTC(2026, 10, 20, 19, 30);
const minute = 60_000;
const selection = (timestamp: number) => ({ uid: 3, loginUid: 1, timestamp });

test.each([
  ['keeps a new choice', 0, true],
  ['keeps a choice until ten minutes', 10 * minute - 1, true],
  ['drops a choice at ten minutes', 10 * minute, false],
  ['drops a choice after an hour', 60 * minute, false],
  ['drops a choice of a clock that was ahead', -1, false],
])('readSelection %s', (_, age, isKept) => {
  const stored = selection(now - age);
  expect(readSelection(writeSelection(stored), now)).toEqual(isKept ? stored : undefined);
});

test.each([undefined, '', 'null', '{}', '[]', '{"uid":"3","loginUid":1,"timestamp":1}', '{"uid":3'])(
  'readSelection reads %j as no selection',
  (stored) => {
    expect(readSelection(stored, now)).toBeUndefined();
  },
);

test('readSelection never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readSelection(stored, now)));
});
