import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/courses/getCourses.json' with { type: 'json' };
import { CourseListPage } from '#src/features/courses/components/CourseListPage.tsx';
import { openAsMember } from '../../session/openAsMember.tsx';
import { club } from '../courseFixtures.ts';

const [some, none] = examples.response.valid.map(({ value }) => value);

test('CourseListPage clears the filters of its address when nothing matches them', async () => {
  const { address } = await openAsMember({
    at: '/arabesk/cursussen?zoek=bestaat-niet',
    screen: <CourseListPage club={club({ url: 'arabesk' })} type="course" />,
    // The club has courses, but none with this text.
    answers: {
      get_courses: ({ search }) => Response.json(search === undefined ? some : { ...none, all: some?.all }),
    },
    user: 'visitor',
  });
  await expect.element(page.getByRole('heading', { name: 'Geen resultaten' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Wis filters' }));
  await expect.poll(address).toBe('/arabesk/cursussen');
  await expect.element(page.getByRole('heading', { name: 'Geen resultaten' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
});

test('the filters of a phone begin with the age, and end with a button that shows the results', async () => {
  await page.viewport(390, 700);
  const facets = { taxonomies: [], levels: [], days: ['ma', 'wo'], hasAges: true, hasFull: true };
  await openAsMember({
    at: '/arabesk/cursussen',
    screen: <CourseListPage club={club({ url: 'arabesk' })} type="course" />,
    answers: { get_courses: () => Response.json({ ...some, all: 12, count: 2, facets }) },
    user: 'visitor',
  });
  const open = page.getByRole('button', { name: 'Filters' });
  await userEvent.click(open);
  const first = page.getByRole('combobox', { name: 'Leeftijd' }).element();
  const second = page.getByRole('button', { name: 'Nog plaats' }).element();
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  const show = page.getByRole('button', { name: 'Toon 2 resultaten' });
  await expect.element(show).toBeInViewport({ ratio: 1 });
  await userEvent.click(show);
  await expect.element(show).not.toBeInTheDocument();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement?.textContent).toContain('2 resultaten');
});

test('CourseListPage names the days in the links of two courses with one title', async () => {
  const [course] = some?.result ?? [];
  const namesake = { ...course, nid: 9001, url: 'nog-een', place: 'Sporthal Zuid' };
  await openAsMember({
    at: '/arabesk/cursussen',
    screen: <CourseListPage club={club({ url: 'arabesk' })} type="course" />,
    answers: { get_courses: () => Response.json({ ...some, result: [course, namesake], all: 2, count: 2 }) },
    user: 'visitor',
  });
  const links = page.getByRole('listitem').getByRole('link', { name: new RegExp(`^${course?.title}`) });
  await expect.poll(() => links.elements().length).toBe(2);
  const [one, other] = links.elements().map(({ textContent }) => textContent);
  expect(other).toContain('Sporthal Zuid');
  expect(one).not.toBe(other);
});
