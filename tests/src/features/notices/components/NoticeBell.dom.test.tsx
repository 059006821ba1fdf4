import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeBell } from '#src/features/notices/components/NoticeBell.tsx';
import { clearNotices, forgetNotices, showNotice } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

beforeEach(() => noticesStore.setState(noticesStore.getInitialState(), true));

test('NoticeBell keeps past notices, the newest first', async () => {
  const screen = await render(<NoticeBell />);
  showNotice({ tone: 'success', message: 'Bewaard.' });
  showNotice({ tone: 'danger', title: 'Mislukt', message: 'Deze cursus is volzet.' });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  clearNotices();
  await userEvent.click(screen.getByRole('button', { name: 'Eerdere meldingen (2)' }));
  const entries = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((entry) => entry.textContent);
  await expect
    .poll(entries)
    .toEqual([
      expect.stringMatching(/Mislukt: Deze cursus is volzet\.$/),
      expect.stringMatching(/Bewaard\.$/),
    ]);
});

test('NoticeBell is empty after forgetNotices, so that the next person reads nothing', async () => {
  const screen = await render(<NoticeBell />);
  showNotice({ tone: 'success', message: 'Bewaard.' });
  clearNotices();
  await expect.element(screen.getByRole('button', { name: 'Eerdere meldingen (1)' })).toBeVisible();
  forgetNotices();
  await expect.element(screen.getByRole('button', { name: 'Eerdere meldingen (1)' })).not.toBeInTheDocument();
});
