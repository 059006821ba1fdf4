import { describe, expect, it } from 'vitest';
import { firstLessons } from '#src/features/teacher/view/firstLessons.ts';

/** A moment in Brussels on 20 November 2026, which is UTC+1 then. */
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 1) / 1000;

let nid = 0;
function course(title: string, ...starts: number[]) {
  const known = { nid: 0, url: title, title };
  const sessions = starts.map((start) => ({
    ...{ nid: ++nid, start, end: start + 3600, place: '' },
    saved: false,
  }));
  return { ...known, club: known, sessions, cancelled: [] };
}

const now = at(20, 10);
const titles = (courses: ReturnType<typeof course>[]) => {
  const { today, next } = firstLessons(courses, now);
  const written = (lessons: typeof today) =>
    lessons.map(({ course: { title }, session }) => [title, session.start]);
  return { today: written(today), next: written(next) };
};

describe('firstLessons', () => {
  it('has all lessons of today over all courses, the earliest first, and then the next one', () => {
    expect(
      titles([course('jazz', at(13, 18), at(20, 18), at(27, 18)), course('kleuters', at(20, 9), at(21, 9))]),
    ).toEqual({
      today: [
        ['kleuters', at(20, 9)],
        ['jazz', at(20, 18)],
      ],
      next: [['kleuters', at(21, 9)]],
    });
  });

  it('has all lessons that begin at the same time as the next one', () => {
    expect(titles([course('jazz', at(24, 18), at(25, 18)), course('ballet', at(24, 18))])).toEqual({
      today: [],
      next: [
        ['jazz', at(24, 18)],
        ['ballet', at(24, 18)],
      ],
    });
  });

  it('counts a lesson just before midnight as one of today, and one after it as the next', () => {
    expect(titles([course('nacht', at(20, 23), at(21, 0))])).toEqual({
      today: [['nacht', at(20, 23)]],
      next: [['nacht', at(21, 0)]],
    });
  });

  it('has nothing when every lesson is over', () => {
    expect(titles([course('jazz', at(13, 18))])).toEqual({ today: [], next: [] });
  });
});
