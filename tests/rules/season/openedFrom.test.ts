import { describe, expect, it } from 'vitest';
import { openedFrom } from '#rules/season/openedFrom.ts';

const moment = '2027-06-08 20:00';

describe('openedFrom', () => {
  it('lets members go first from their moment, and keeps who was chosen before', () => {
    const members = '2027-06-01 20:00';
    expect(openedFrom({}, { moment, members })).toEqual({
      opens: moment,
      priority: { for: 'members', from: members },
    });
    const priority = { for: 'enrolled' as const, courses: ['ballet'], from: '2026-01-01 10:00' };
    expect(openedFrom({ priority }, { moment, members }).priority).toEqual({ ...priority, from: members });
  });

  it('moves who goes first by the same days', () => {
    const tariff = {
      opens: '2027-06-01 20:00',
      priority: { for: 'members', from: '2027-05-25 18:00' },
    } as const;
    expect(openedFrom(tariff, { moment })).toEqual({
      opens: moment,
      priority: { for: 'members', from: '2027-06-01 18:00' },
    });
  });

  it.each([
    ['of nobody', {}],
    [
      'after everybody',
      { opens: '2027-06-01 20:00', priority: { for: 'members', from: '2027-06-02 20:00' } },
    ],
    [
      'at the moment of everybody',
      { opens: '2027-06-01 20:00', priority: { for: 'members', from: '2027-06-01 20:00' } },
    ],
    [
      'of a moment that is being typed',
      { opens: '2', priority: { for: 'members', from: '2027-05-01 20:00' } },
    ],
    ['that is being typed', { opens: '2027-06-01 20:00', priority: { for: 'members', from: '20' } }],
    ['without an opening', { priority: { for: 'members', from: '2027-05-01 20:00' } }],
  ] as const)('makes no priority %s', (_what, tariff) => {
    expect(openedFrom(tariff, { moment })).toEqual({ opens: moment });
  });
});
