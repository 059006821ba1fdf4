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
