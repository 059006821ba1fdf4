import { describe, expect, it } from 'vitest';
import { byUrgency, type Urgent } from '#rules/tasks/byUrgency.ts';
import cases from '../../cases/tasks/byUrgency.json' with { type: 'json' };

describe('byUrgency', () => {
  it.each(cases)('$name', ({ tasks, expected }) => {
    // the table's strings are wider than the kinds they stand for
    const urgent = tasks as Urgent[];
    expect(byUrgency(urgent, 100_000).map((task) => urgent.indexOf(task))).toEqual(expected);
  });
});
