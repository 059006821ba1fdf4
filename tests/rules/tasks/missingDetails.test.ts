import { describe, expect, it } from 'vitest';
import { missingDetails } from '#rules/tasks/missingDetails.ts';
import cases from '../../cases/tasks/missingDetails.json' with { type: 'json' };

describe('missingDetails', () => {
  it.each(cases)('$name', ({ details, expected }) => {
    expect(missingDetails(details, '2026-11-21')).toEqual(expected);
  });
});
