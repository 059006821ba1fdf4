import { describe, expect, it } from 'vitest';
import {
  isBusy,
  loadBetween,
  loadText,
  parseProcess,
  parseProcessorTimes,
  ticksBeside,
} from '#bench/measure/machine.ts';

describe('parseProcessorTimes', () => {
  it('adds up eight times, because those of guests are in the first two already', () => {
    const stat = 'cpu  100 20 30 400 5 6 7 8 50 10\ncpu0 50 10 15 200 2 3 3 4 25 5\n';
    expect(parseProcessorTimes(stat)).toEqual({ all: 576, steal: 8 });
  });
});

describe('parseProcess', () => {
  it('adds the time of children that have ended, after a name with spaces and brackets', () => {
    const before = '42 (a (b) c) S 7 1 1 0 -1 4194304 10 20 30 40';
    expect(parseProcess(`${before} 5 6 70 80 20 0 1 0`)).toEqual({ pid: 42, parent: 7, ticks: 161 });
  });
});

describe('ticksBeside', () => {
  const processes = [
    { pid: 1, parent: 0, ticks: 1 },
    { pid: 10, parent: 1, ticks: 10 },
    { pid: 11, parent: 10, ticks: 100 },
    { pid: 12, parent: 11, ticks: 1_000 },
    { pid: 20, parent: 1, ticks: 10_000 },
  ];

  it('leaves out a process and what its children have started', () => {
    expect(ticksBeside(10, processes)).toBe(10_001);
  });

  it('counts a process whose parent is not listed', () => {
    expect(ticksBeside(10, [{ pid: 30, parent: 29, ticks: 7 }])).toBe(7);
  });
});

describe('loadBetween', () => {
  it('gives shares of the time of all processors', () => {
    const before = { all: 1_000, steal: 10, others: 500 };
    expect(loadBetween(before, { all: 1_200, steal: 14, others: 550 })).toEqual({
      others: 0.25,
      steal: 0.02,
    });
  });

  it('is never negative when the time of an ended process is lost', () => {
    const before = { all: 1_000, steal: 10, others: 500 };
    expect(loadBetween(before, { all: 1_200, steal: 10, others: 400 })).toEqual({ others: 0, steal: 0 });
  });
});

describe('isBusy', () => {
  it.each([
    [0.05, 0.03, false],
    [0.06, 0, true],
    [0, 0.04, true],
  ])('with others %d and steal %d is %s', (others, steal, busy) => {
    expect(isBusy({ others, steal })).toBe(busy);
  });
});

describe('loadText', () => {
  it('says what disturbed a measurement', () => {
    expect(loadText({ others: 0.01, steal: 0 }, { others: 0.2, steal: 0.02 })).toBe(
      '**busy**: others 1 % before, 20 % meanwhile; steal 2 %',
    );
  });

  it('says that nobody knows where the system does not tell', () => {
    expect(loadText(undefined, undefined)).toBe('not known');
  });
});
