import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { CoursesTable } from '#src/features/offer/courses/CoursesTable.tsx';
import type { CourseKind } from '#src/features/offer/courses/changes/newCourse.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { now } from './someCourses.ts';

interface Opened {
  /** Words of each change, the last one last. */
  readonly done: string[];
  readonly course: (title: string) => OfferCourse | undefined;
  readonly onAdd: ReturnType<typeof vi.fn>;
}

/** The table in a frame that keeps what it gives, as the editor does. */
export async function openTable(
  initial: readonly OfferCourse[],
  kind: CourseKind = 'course',
  published?: readonly OfferCourse[],
): Promise<Opened> {
  vi.useFakeTimers({ toFake: ['Date'], now: instantInBrussels(now.slice(0, 10), now.slice(11)) * 1000 });
  const done: string[] = [];
  let current = initial;
  const onAdd = vi.fn();
  function Frame() {
    const [courses, setCourses] = useState(initial);
    return (
      <main style={{ padding: 16 }}>
        <CoursesTable
          courses={courses}
          kind={kind}
          onChange={(next, what) => {
            done.push(what);
            current = next;
            setCourses(next);
          }}
          hrefOf={({ url }) => `/club/beheer/aanbod?item=${url}`}
          onAdd={onAdd}
          place="Schoolstraat 12"
          {...(published && { published })}
        />
      </main>
    );
  }
  await render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
  return { done, onAdd, course: (title) => current.find((one) => one.title === title) };
}

export const row = (title: string) => page.getByRole('row', { name: new RegExp(title) });
export const cell = (title: string, text: string | RegExp) =>
  row(title).getByRole('gridcell', { name: text });
