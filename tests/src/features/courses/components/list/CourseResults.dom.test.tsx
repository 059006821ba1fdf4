import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CourseResults } from '#src/features/courses/components/list/CourseResults.tsx';
import { useFocusOnMore } from '#src/features/courses/state/listRows.ts';
import { course, setting } from '../../courseFixtures.ts';

const many = Array.from({ length: 400 }, (_, place) => course({ nid: place + 1, title: `Les ${place + 1}` }));
const evenOnes = many.filter(({ nid }) => nid % 2 === 0);
const visit = setting();

function Results({ courses }: { courses: typeof many }) {
  const list = useRef<HTMLDivElement>(null);
  return <CourseResults courses={courses} setting={visit} display="list" list={list} rowsSeen={undefined} />;
}

function Narrowed() {
  const [isNarrow, setNarrow] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setNarrow(!isNarrow)}>
        Filter
      </button>
      <Results courses={isNarrow ? evenOnes : many} />
    </>
  );
}

/** Counts the rows in the page at each mutation. */
async function drawing() {
  const counts: number[] = [];
  const rows = () => document.querySelectorAll('[role=list]:not([hidden] *) h2 a').length;
  const observer = new MutationObserver(() => counts.push(rows()));
  observer.observe(document.body, { childList: true, subtree: true });
  const router = createMemoryRouter([{ path: '*', element: <Narrowed /> }]);
  const screen = await render(<RouterProvider router={router} />);
  return { screen, counts, rows };
}

test('CourseResults renders the first 24 rows at once, and the others in steps', async () => {
  const { counts, rows } = await drawing();
  await expect.poll(rows).toBe(many.length);
  expect(counts.find((count) => count > 0)).toBe(24);
  const steps = counts.map((count, place) => count - (counts[place - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(60);
});

test('CourseResults starts again with the first rows for another list, in its order', async () => {
  const { screen, counts, rows } = await drawing();
  await expect.poll(rows).toBe(many.length);
  const before = counts.length;
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await expect.poll(rows).toBe(evenOnes.length);
  expect(counts.slice(before).find((count) => count < many.length)).toBe(24);
  const titles = [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
  expect(titles).toEqual(evenOnes.map(({ title }) => title));
});

function FoundAgain() {
  const [courses, setCourses] = useState(evenOnes);
  return (
    <>
      <button type="button" onClick={() => setCourses([...courses])}>
        Zoek opnieuw
      </button>
      <Results courses={courses} />
    </>
  );
}

test('CourseResults keeps the focus on a course when a search finds the same courses again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <FoundAgain /> }]);
  const screen = await render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Les 4', exact: true });
  await expect.element(link).toBeVisible();
  const before = link.element();
  if (before instanceof HTMLElement) before.focus();
  const again = screen.getByRole('button', { name: 'Zoek opnieuw' }).element();
  if (again instanceof HTMLElement) again.click();
  await expect.poll(() => document.querySelectorAll('h2 a').length).toBe(evenOnes.length);
  expect(document.activeElement).toBe(before);
  expect(before.isConnected).toBe(true);
});

test('CourseResults: the last row can get the focus, and rows outside the viewport stay searchable', async () => {
  const { rows } = await drawing();
  await expect.poll(rows).toBe(many.length);
  const last = [...document.querySelectorAll<HTMLElement>('h2 a')].at(-1);
  last?.focus();
  expect(document.activeElement).toBe(last);
  expect(last?.getBoundingClientRect().height).toBeGreaterThan(0);
  const [, second] = document.querySelectorAll('[role=list] > div');
  expect(second && getComputedStyle(second).contentVisibility).toBe('auto');
});

function Longer() {
  const [count, setCount] = useState(60);
  const list = useRef<HTMLDivElement>(null);
  const courses = many.slice(0, count);
  const noteFocus = useFocusOnMore(list, courses.length);
  return (
    <>
      <CourseResults courses={courses} setting={visit} display="list" list={list} rowsSeen={60} />
      <button
        type="button"
        onClick={() => {
          noteFocus();
          setCount(count + 60);
        }}
      >
        Toon meer
      </button>
    </>
  );
}

test('CourseResults adds a next page under the rows that are there, and the focus goes to its first row', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Longer /> }]);
  const screen = await render(<RouterProvider router={router} />);
  const links = () => [...document.querySelectorAll('[role=list]:not([hidden] *) h2 a')];
  await expect.poll(() => links().length).toBe(60);
  const [before] = links();
  await userEvent.click(screen.getByRole('button', { name: 'Toon meer' }));
  await expect.poll(() => links().length).toBe(120);
  expect(links()[0]).toBe(before);
  expect(document.activeElement?.textContent).toBe('Les 61');
});
