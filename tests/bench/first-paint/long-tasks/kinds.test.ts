import { expect, it } from 'vitest';
import { kindsIn } from '#bench/first-paint/long-tasks/kinds.ts';

const event = (name: string, ts: number, dur: number) => ({ name, ts, dur, ph: 'X', pid: 1, tid: 1 });

it('kindsIn gives each kind its own time, and an unknown event to the kind around it', () => {
  const spent = kindsIn(event('RunTask', 0, 100_000), [
    event('TimerFire', 5_000, 80_000),
    event('SomethingNew', 10_000, 10_000),
    event('Layout', 30_000, 20_000),
    event('UpdateLayoutTree', 35_000, 5_000),
    event('Paint', 90_000, 4_000),
  ]);
  expect(Object.fromEntries(spent)).toEqual({
    'the rest': 16,
    script: 60,
    layout: 15,
    style: 5,
    painting: 4,
  });
});
