import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CourseNotices } from '#src/features/form-filling/components/FormNotices.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

test('CourseNotices keeps a notice while its course is on screen, and removes it with the next course', async () => {
  const titles = () => noticesStore.getState().shown.map(({ title }) => title);
  const screen = await render(<CourseNotices nextCourse="Verder met Jazz" />);
  showNotice({
    tone: 'danger',
    title: 'Onjuiste velden',
    message: 'Sommige velden zijn niet juist ingevuld',
  });
  await screen.rerender(<CourseNotices nextCourse="Verder met Jazz" />);
  expect(titles()).toEqual(['Onjuiste velden']);
  await screen.rerender(<CourseNotices nextCourse={undefined} />);
  expect(titles()).toEqual([]);
});
