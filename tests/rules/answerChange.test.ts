import { describe, expect, it } from 'vitest';
import { answerChange, mayChange } from '#rules/answerChange.ts';

const today = '2026-11-20';
const plain = { changeable: null, defaultKey: null, isSensitive: false };

describe('answerChange', () => {
  it.each([
    ['health or a consent', { isSensitive: true }],
    ['whom to call in an emergency', { defaultKey: 'emergency_contact' }],
    ['the number for an emergency', { defaultKey: 'emergency_phone' }],
    ['who picks up', { defaultKey: 'pick_up' }],
    ['what the club marked', { changeable: 'yes' }],
  ])('lets a family always change %s', (_what, marks) => {
    expect(answerChange({ ...plain, ...marks }, today)).toEqual({ may: 'always' });
  });

  it.each([
    ['any other answer', {}],
    ['a detail of the person', { defaultKey: 'birthdate' }],
    ['health that the club fixed', { isSensitive: true, changeable: 'no' }],
  ])('never lets a family change %s', (_what, marks) => {
    expect(answerChange({ ...plain, ...marks }, today)).toEqual({ may: 'never' });
  });

  it.each([
    ['2026-11-21', 'until'],
    ['2026-11-20', 'until'],
    ['2026-11-19', 'no-longer'],
  ])('with the last day %s says %s', (day, may) => {
    expect(answerChange({ ...plain, changeable: day }, today)).toEqual({ may, day });
  });
});

describe('mayChange', () => {
  it('is true for an answer that may change now', () => {
    expect(mayChange({ may: 'always' })).toBe(true);
    expect(mayChange({ may: 'until', day: today })).toBe(true);
    expect(mayChange({ may: 'no-longer', day: today })).toBe(false);
    expect(mayChange({ may: 'never' })).toBe(false);
  });
});
