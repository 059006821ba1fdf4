import { describe, expect, it } from 'vitest';
import {
  momentFaults,
  publishAt,
  secondsOf,
  suggestedMoment,
  typedMomentOf,
  writtenMoment,
} from '#src/features/offer/publishing/planned/plannedMoment.ts';

/** Friday 20 November 2026, 10u00 in Brussels. */
const now = Date.parse('2026-11-20T10:00:00+01:00') / 1000;

describe('a moment to publish', () => {
  it('is suggested for tomorrow evening', () => {
    expect(suggestedMoment(now)).toEqual({ day: '2026-11-21', time: '20:00' });
  });

  it.each([
    ['2027-06-01', '20:00', '2027-06-01T20:00:00+02:00', 'dinsdag 01 juni 2027 om 20u00'],
    ['2026-12-01', '08:30', '2026-12-01T08:30:00+01:00', 'dinsdag 01 december 2026 om 08u30'],
  ])('is that of Brussels, in summer and in winter: %s %s', (day, time, instant, written) => {
    const at = secondsOf({ day, time });
    expect(at).toBe(Date.parse(instant) / 1000);
    expect(writtenMoment(at ?? 0)).toBe(written);
    expect(typedMomentOf(at ?? 0)).toEqual({ day, time });
  });

  it.each<[string, string, object]>([
    ['', '', { day: 'Kies een dag.', time: 'Kies een uur.' }],
    ['2026-11-21', '', { time: 'Kies een uur.' }],
    ['2026-11-19', '20:00', { day: 'Dit moment is al voorbij. Kies een later moment.' }],
    ['2026-11-20', '10:00', { time: 'Dit moment is al voorbij. Kies een later moment.' }],
    ['2026-11-20', '10:01', {}],
    ['2027-11-19', '23:59', {}],
    ['2027-11-20', '00:00', { day: 'Plan hoogstens een jaar vooruit.' }],
  ])('%s %s is judged at its fields', (day, time, faults) => {
    expect(momentFaults({ day, time }, now)).toEqual(faults);
    expect(publishAt({ is: 'later', day, time }, now)).toBe(
      Object.keys(faults).length > 0 ? 'wrong' : secondsOf({ day, time }),
    );
  });

  it('is none for now', () => {
    expect(publishAt({ is: 'now' }, now)).toBeUndefined();
  });
});
