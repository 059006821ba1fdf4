import { expect, test } from 'vitest';
import { keptCalendar } from '#src/features/calendar/view/keptCalendar.ts';

const lesson = {
  key: '1-2-2026-11-24',
  uid: 2,
  who: 'Noor',
  course: 'Jazz',
  club: 'Dansstudio Arabesk',
  href: '/arabesk/jazz',
  starts: '18u00',
  time: '18u00 – 19u15',
  place: 'Zaal 2',
  marks: ['Proefles'],
  clash: '',
  isOver: false,
};

test('keptCalendar has an entry per day and a line per lesson, and notes when it was saved', () => {
  const kept = keptCalendar({
    path: '/calendar',
    days: [{ day: '2026-11-24', entries: [lesson, { ...lesson, place: '', marks: [] }] }],
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
          '18u00 – 19u15: Noor, Jazz · Dansstudio Arabesk',
        ],
      },
    ],
  });
});
