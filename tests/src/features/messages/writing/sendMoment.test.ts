import { expect, it } from 'vitest';
import {
  momentFault,
  type SendMoment,
  secondsOf,
  suggestedMoment,
} from '#src/features/messages/writing/sendMoment.ts';

const now = Date.parse('2026-11-20T09:00:00Z') / 1000;
const later = (day: string, time: string): SendMoment => ({ is: 'later', day, time });

it.each([
  [{ is: 'now' } as const, undefined],
  [later('2026-11-20', '10:01'), undefined],
  [later('2026-11-20', '10:00'), 'past'],
  [later('', '10:00'), 'noDay'],
  [later('2026-11-21', ''), 'noTime'],
])('momentFault of %j is %j', (moment, fault) => {
  expect(momentFault(moment, now)).toBe(fault);
});

it('suggestedMoment is tomorrow evening in Brussels', () => {
  expect(secondsOf(suggestedMoment(now))).toBe(Date.parse('2026-11-21T18:00:00Z') / 1000);
  expect(secondsOf({ is: 'now' })).toBeUndefined();
});
