import { expect, test } from 'vitest';
import { scheduleData } from '#src/app/rendering/head/structured/scheduleData.ts';

const session = (day: string, clock = '14:30', minutes = 60) => {
  // The offset of Brussels is the same for all these days, apart from July.
  const start = Date.parse(`${day}T${clock}:00+0${day.includes('-07-') ? 2 : 1}:00`) / 1000;
  return {
    nid: start,
    start,
    end: start + minutes * 60,
    place: '',
    teachers: [],
    isTrial: false,
    places: undefined,
  };
};

test('scheduleData writes weekly lessons with the weeks that are skipped', () => {
  expect(
    scheduleData(['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-28'].map((day) => session(day))),
  ).toEqual({
    '@type': 'Schedule',
    repeatFrequency: 'Weekly',
    repeatCount: 4,
    byDay: ['https://schema.org/Monday'],
    startDate: '2026-11-30',
    endDate: '2026-12-28',
    startTime: '14:30:00',
    endTime: '15:30:00',
    duration: 'PT1H',
    scheduleTimezone: 'Europe/Brussels',
    exceptDate: ['2026-12-21'],
  });
});

test('scheduleData names every weekday of lessons that are given several times a week', () => {
  const days = ['2026-12-02', '2026-12-04', '2026-12-09', '2026-12-11'];
  expect(scheduleData(days.map((day) => session(day)))).toMatchObject({
    byDay: ['https://schema.org/Wednesday', 'https://schema.org/Friday'],
    exceptDate: undefined,
  });
});

test.each([
  ['one lesson', [session('2026-11-30')]],
  ['no lesson', []],
  ['lessons at different times', [session('2026-11-30'), session('2026-12-07', '18:00')]],
  ['two lessons on one day', [session('2026-11-30'), session('2026-11-30')]],
  ['lessons once a season', [session('2026-07-06'), session('2026-11-30')]],
])('scheduleData knows no weekly schedule for %s', (_, sessions) => {
  expect(scheduleData(sessions)).toBeUndefined();
});
