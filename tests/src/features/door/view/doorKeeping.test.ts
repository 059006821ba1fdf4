import { expect, test } from 'vitest';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { keptUntil } from '#src/features/door/view/doorKeeping.ts';

const at = (day: string, time: string) => instantInBrussels(day, time);
/** A party that ends after midnight. */
const party = { start: at('2026-12-12', '20:00'), end: at('2026-12-13', '02:00') };
const noEnd = { start: at('2026-12-12', '20:00'), end: null };
const noDay = { start: null, end: null };

test.for([
  ['a strange device on the evening before', noEnd, at('2026-12-11', '20:00'), false, undefined],
  ['an own device a week before', noEnd, at('2026-12-05', '08:00'), true, at('2026-12-13', '06:00')],
  ['an own device earlier than that', noEnd, at('2026-12-04', '20:00'), true, undefined],
  ['any device on the day itself', noEnd, at('2026-12-12', '08:00'), false, at('2026-12-13', '06:00')],
  ['any device after midnight', noEnd, at('2026-12-13', '01:00'), false, at('2026-12-13', '06:00')],
  ['any device the next morning', noEnd, at('2026-12-13', '06:00'), true, undefined],
  ['a party that ends the next day', party, at('2026-12-13', '01:00'), false, at('2026-12-14', '06:00')],
  ['an event without a day', noDay, at('2026-12-12', '20:00'), false, at('2026-12-13', '06:00')],
] as const)('keptUntil knows %s', ([, event, now, isOwn, until]) => {
  expect(keptUntil(event, { now, isOwn })).toBe(until);
});
