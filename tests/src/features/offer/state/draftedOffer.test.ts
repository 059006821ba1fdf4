import { expect, it } from 'vitest';
import { emptyCourse } from '#src/features/offer/courses/changes/newCourse.ts';
import { withDefaults } from '#src/features/offer/schema/formValues.ts';
import { schemaAt } from '#src/features/offer/schema/offerSchema.ts';
import { draftedOffer } from '#src/features/offer/state/draftedOffer.ts';
import type { OfferCourse, OfferFile } from '#src/features/offer/state/offerFile.ts';
import { publishedText } from '#src/features/offer/state/publishedText.ts';

const lesson = { day: '2027-01-12', from: '17:00', to: '18:00' };
const club = withDefaults(
  { url: 'kring', title: 'De Springplank', city: 'Beveren', color: '#0f6b5c' },
  schemaAt('club'),
) as OfferFile['club'];
const offer: OfferFile = {
  club,
  courses: [],
  webshop: [],
  passes: [],
  vouchers: [],
  videos: [],
  federations: [],
};
const course = (nid: number, title: string): OfferCourse => ({
  ...emptyCourse({ title, kind: 'course', courses: [] }),
  ...{ nid, sessions: [lesson] },
});
const [ballet, jazz, salsa] = [course(1, 'Ballet'), course(2, 'Jazz'), course(3, 'Salsa')];
const published: OfferFile = { ...offer, courses: [ballet, jazz, salsa] };

it('a draft comes back as it was, and holds only the courses that differ', () => {
  const added = emptyCourse({ title: 'Tango', kind: 'course', courses: published.courses });
  const content = { ...published, courses: [salsa, { ...ballet, title: 'Ballet 1' }, added] };
  const draft = { version: 'v1', base: published, content };
  const text = draftedOffer.write(draft);
  expect(draftedOffer.read(text, published)).toEqual(draft);
  expect(text).not.toContain('Salsa');
});

it('what somebody else published meanwhile is neither lost nor undone', () => {
  const mine = { ...published, courses: [{ ...ballet, place: 'Zaal 2' }, jazz, salsa] };
  const text = draftedOffer.write({ version: 'v1', base: published, content: mine });
  const tango = course(4, 'Tango');
  const theirs = {
    ...published,
    courses: [{ ...ballet, title: 'Ballet 1' }, { ...jazz, title: 'Jazz 1' }, tango],
  };
  const draft = draftedOffer.read(text, theirs);
  if (!draft) throw new Error('no draft');
  const merged = draftedOffer.merge({ base: draft.base, mine: draft.content, theirs });
  expect(merged.courses.map(({ title, place }) => [title, place])).toEqual([
    ['Ballet 1', 'Zaal 2'],
    ['Jazz 1', ''],
    ['Tango', ''],
  ]);
});

it.each(['', 'x', '{}', '[]', '{"version":"v1"}', '{"version":1,"parts":{}}'])(
  'reads no draft from %j',
  (text) => expect(draftedOffer.read(text, published)).toBeUndefined(),
);

it('a course with other lessons says them, and one without says nothing of them', () => {
  const moved = { ...jazz, sessions: [{ ...lesson, from: '18:00' }] };
  const sent = JSON.parse(publishedText({ ...published, courses: [ballet, moved] }, published));
  expect(sent.courses[0]).not.toHaveProperty('sessions');
  expect(sent.courses[1].sessions).toEqual(moved.sessions);
});
