import { expect, it } from 'vitest';
import type { OfferCourse, OfferFile } from '#src/features/offer/state/offerFile.ts';
import { withCourses } from '#src/features/offer/state/withCourses.ts';

// Casts are safe: only what names a course is read.
const course = (url: string, nid?: number, more: object = {}) =>
  ({ url, ...(nid !== undefined && { nid }), tariffs: [], ...more }) as unknown as OfferCourse;
const [ballet, jazz, tango] = [course('ballet', 1), course('jazz', 2), course('tango')];
const first = { for: 'enrolled', from: '2027-05-01 20:00', courses: ['jazz'] };
const salsa = course('salsa', 3, { questionsOf: 'tango', tariffs: [{ title: 'A', priority: first }] });
const offer = {
  club: {
    settings: { reductions: [{ for: 'next-course', courses: ['ballet', 'jazz'] }, { for: 'next-course' }] },
  },
  courses: [ballet, jazz, tango, salsa],
  webshop: [{ products: [{ offeredWith: [{ course: 'jazz', tariff: 'A' }] }] }],
  passes: [],
  vouchers: [{ code: 'JAZZ', course: 'jazz' }, { code: 'ALLES' }],
  videos: [{ title: 'Opwarming', course: 'jazz' }, { title: 'Allen' }],
} as unknown as OfferFile;

const namesIn = ({ club, courses, webshop, vouchers, videos }: OfferFile) => ({
  reductions: club.settings.reductions.map((rule) => rule.courses),
  questionsOf: courses.map((one) => one.questionsOf),
  priority: courses.flatMap(({ tariffs }) => tariffs.map(({ priority }) => priority?.courses)),
  offeredWith: webshop.flatMap(({ products }) => products.map((product) => product.offeredWith)),
  vouchers: vouchers.map(({ code, course: url }) => [code, url]),
  videos: videos.map(({ title, course: url }) => [title, url]),
});

it('what names a course follows it to another url, also a new one', () => {
  const renamed = [ballet, { ...jazz, url: 'jazz-tieners' }, { ...tango, url: 'tango-1' }, salsa];
  expect(namesIn(withCourses(offer, renamed))).toEqual({
    reductions: [['ballet', 'jazz-tieners'], undefined],
    questionsOf: [undefined, undefined, undefined, 'tango-1'],
    priority: [['jazz-tieners']],
    offeredWith: [[{ course: 'jazz-tieners', tariff: 'A' }]],
    vouchers: [
      ['JAZZ', 'jazz-tieners'],
      ['ALLES', undefined],
    ],
    videos: [
      ['Opwarming', 'jazz-tieners'],
      ['Allen', undefined],
    ],
  });
});

it('what names a course that is gone names it no more, and never all courses instead', () => {
  expect(namesIn(withCourses(offer, [ballet, salsa]))).toEqual({
    reductions: [['ballet'], undefined],
    questionsOf: [undefined, undefined],
    priority: [undefined],
    offeredWith: [[]],
    vouchers: [['ALLES', undefined]],
    videos: [['Allen', undefined]],
  });
});

it('a course that is added, moved or changed elsewhere changes no other part', () => {
  const moved = [salsa, ballet, course('zumba'), { ...jazz, title: 'Jazz' }, tango] as OfferCourse[];
  expect(withCourses(offer, moved)).toEqual({ ...offer, courses: moved });
});
