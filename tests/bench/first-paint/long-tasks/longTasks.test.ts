import { expect, it } from 'vitest';
import { longTasksOf } from '#bench/first-paint/long-tasks/longTasks.ts';
import type { TraceEvent } from '#bench/first-paint/long-tasks/traceEvent.ts';

const url = 'http://localhost/arabesk';
const own = { ph: 'X', pid: 1, tid: 1 };

const events: readonly TraceEvent[] = [
  { ...own, name: 'RunTask', ts: 0, dur: 90_000 },
  { ...own, name: 'navigationStart', ph: 'R', ts: 100_000, args: { data: { documentLoaderURL: url } } },
  { ...own, name: 'RunTask', ts: 200_000, dur: 60_000 },
  { ...own, name: 'FunctionCall', ts: 210_000, dur: 50_000 },
  { ...own, name: 'RunTask', ts: 300_000, dur: 49_000 },
  { ...own, tid: 2, name: 'RunTask', ts: 300_000, dur: 900_000 },
  { ...own, name: 'Profile', ph: 'P', id: '0x1', ts: 150_000, args: { data: { startTime: 150_000 } } },
  {
    ...own,
    tid: 9,
    name: 'ProfileChunk',
    ph: 'P',
    id: '0x1',
    ts: 400_000,
    args: {
      data: {
        timeDeltas: [60_000, 20_000, 10_000, 100_000],
        cpuProfile: {
          nodes: [
            { id: 1, callFrame: { functionName: '(idle)' } },
            { id: 2, callFrame: { functionName: 'a', url: 'http://localhost/assets/a.js' } },
            { id: 3, callFrame: { functionName: 'b', url: 'http://localhost/assets/b.js' } },
          ],
          samples: [1, 2, 3, 2],
        },
      },
    },
  },
];

it('longTasksOf finds the tasks of the page that take 50 ms or more, with the functions that ran in them', () => {
  const nameOf = ({ functionName }: { functionName: string }) => ({
    room: `room of ${functionName}`,
    name: functionName,
  });
  expect(longTasksOf(events, url, nameOf)).toEqual([
    {
      at: 100,
      duration: 60,
      kinds: [
        ['script', 50],
        ['the rest', 10],
      ],
      rooms: [
        ['room of a', 20],
        ['room of b', 10],
      ],
      functions: [
        ['a', 20],
        ['b', 10],
      ],
    },
  ]);
});

it('longTasksOf finds nothing in a trace without the page', () => {
  expect(longTasksOf(events, 'http://localhost/', () => ({ room: '', name: '' }))).toBeUndefined();
});
