import { expect, it } from 'vitest';
import { shownCourse } from '#src/features/offer/components/shown/shownCourse.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { clubOffer, courseOf, tariffOf } from '../../clubOffer.ts';

const content = clubOffer();
const now = Date.UTC(2026, 10, 20) / 1000;
const shown = (course: OfferCourse) => shownCourse(course, { content, now });

const opening = (opens: string): OfferCourse =>
  courseOf('Turnen', {
    sessions: [{ day: '2027-09-01', from: '18:00', to: '19:00' }],
    tariffs: [
      tariffOf({
        opens,
        earlyPrice: { price: 90, until: '2027-05-01' },
        priority: { from: opens, for: 'enrolled' },
      }),
    ],
  });

it.each(['', '2026-11-30T', '2026-11-30 ', 'T20:00', ' 20:00', '2026-11-30 20:', 'morgen'])(
  'shows a course while the moment of its opening is half typed: %j',
  (typed) => {
    expect(shown(opening(typed))?.tariffs).toHaveLength(1);
  },
);

it('never fails on a text that is half typed, wherever it stands', () => {
  const whole = opening('2027-06-01 20:00');
  const places = textsIn(whole);
  expect(places.length).toBeGreaterThan(10);
  for (const place of places)
    for (const typed of ['', '2', '2027-', '2027-13-40', '9:', 'T', '€'])
      expect(() => shown(withText(whole, place, typed)), `${place.join('/')}: ${typed}`).not.toThrow();
});

/** The paths of all texts in a value. */
function textsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner).map((path) => [name, ...path]));
}

function withText(course: OfferCourse, path: readonly string[], text: string): OfferCourse {
  const changed = structuredClone(course);
  let object: Record<string, unknown> = { ...changed };
  const top = object;
  for (const name of path.slice(0, -1)) {
    // Safe cast: the path leads through objects and lists.
    object = object[name] as Record<string, unknown>;
  }
  object[path.at(-1) ?? ''] = text;
  // Safe cast: a form that somebody fills in has any text there.
  return top as unknown as OfferCourse;
}
