import { expect, test } from 'vitest';
import { keptCalendar } from '#src/features/calendar/view/keptCalendar.ts';

const club = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' };
const lesson = {
  kind: 'trial' as const,
  ...{ nid: 9, uid: 2, name: 'Noor', club, course: { nid: 11, url: 'jazz', title: 'Jazz' } },
  start: Date.parse('2026-11-24T17:00:00Z') / 1000,
  end: Date.parse('2026-11-24T18:15:00Z') / 1000,
  ...{ place: 'Zaal 2', teachers: [], tickets: 0, day: null },
};

test('keptCalendar has an entry per day and a line per lesson, and notes when it was saved', () => {
  const kept = keptCalendar({
    sessions: [lesson, { ...lesson, nid: 10, uid: 3, name: 'Lars', place: '', kind: 'registration' }],
    asOf: Date.parse('2026-11-21T12:05:00Z') / 1000,
  });
  expect(kept).toEqual({
    path: '/calendar',
    title: 'Kalender',
    note: 'Bewaard op 21/11/2026, 13u05.',
    entries: [
      {
        title: 'dinsdag 24 november 2026',
        lines: [
          '18u00 – 19u15: Noor, Jazz · Zaal 2 · Dansstudio Arabesk · Proefles',
          '18u00 – 19u15: Lars, Jazz · Dansstudio Arabesk',
        ],
      },
    ],
  });
});
