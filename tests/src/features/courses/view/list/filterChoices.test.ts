import { expect, test } from 'vitest';
import { filterChoices } from '#src/features/courses/view/list/filterChoices.ts';
import { course } from '../../courseFixtures.ts';

test('filterChoices offers the values of the courses, sorted by name', () => {
  const choices = filterChoices([
    course({ weekdays: ['za'], taxonomies: [{ nid: 2, title: 'Turnen' }] }),
    course({
      weekdays: ['ma'],
      taxonomies: [
        { nid: 1, title: 'Ballet' },
        { nid: 2, title: 'Turnen' },
      ],
    }),
  ]);
  expect(choices.taxonomies.map(({ title }) => title)).toEqual(['Ballet', 'Turnen']);
  expect(choices.days).toEqual(['ma', 'za']);
  expect(choices.hasPlace).toBe(false);
  expect(filterChoices([course({ tariffs: [{ availability: 0 }] })]).hasPlace).toBe(true);
});
