import { describe, expect, it } from 'vitest';
import { ask, formOf } from '../../support/ask.ts';

const within = (config: object) => ({ type: 'time', config });

describe('timeKind', () => {
  it.each(['9u30', '09:30', '930'])('reads %s', (wire) => {
    expect(ask({ type: 'time' }, wire)).toEqual({ answer: '09:30', sent: '09:30', messages: [] });
  });

  it('refuses a text that is no time, and keeps it', () => {
    expect(ask({ type: 'time' }, 'straks')).toMatchObject({
      answer: 'straks',
      messages: ['Schrijf het uur en de minuten, zoals 9u30'],
    });
  });

  it('accepts its first and last time, and refuses times beyond them', () => {
    const about = (wire: string) => ask(within({ min: '9:00', max: '17:30' }), wire).messages;
    expect([about('09:00'), about('17u30')]).toEqual([[], []]);
    expect(about('8:59')).toEqual(['Kies een uur vanaf 9u00']);
    expect(about('17:31')).toEqual(['Kies een uur tot en met 17u30']);
  });

  it.each([
    [{ min: 'vroeg' }, 'config.min of a time must be HH:MM; it is ignored'],
    [{ max: {} }, 'config.max of a time must be HH:MM; it is ignored'],
    [{ min: '20:00', max: '06:00' }, 'config.min of a time is after config.max; the minimum is ignored'],
  ])('reports %j, and stays answerable', (config, message) => {
    expect(formOf([within(config)]).diagnostics).toEqual([
      { code: 'malformed', path: '/0/fields/0', message },
    ]);
    expect(ask(within(config), '05:00').messages).toEqual([]);
  });
});
