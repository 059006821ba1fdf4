import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { feedbackStore, recordFeedback } from '#src/api/feedback.ts';
import { FeedbackBanner } from '#src/features/notices/components/FeedbackBanner.tsx';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

beforeEach(() => {
  feedbackStore.setState(feedbackStore.getInitialState(), true);
  noticesStore.setState(noticesStore.getInitialState(), true);
});

const says = (...lines: string[]) => recordFeedback({ result: { user_feedback: lines } });
const full = 'Tumbling (Lidgeld) is volzet.';

test('FeedbackBanner shows its text until the next answer, and the log of notices keeps it', async () => {
  const screen = await render(<FeedbackBanner />);
  says(full);
  await expect.element(screen.getByText(full)).toBeVisible();
  says('Yoga is volzet.');
  await expect.element(screen.getByText('Yoga is volzet.')).toBeVisible();
  await expect.element(screen.getByText(full)).not.toBeInTheDocument();
  recordFeedback({ result: true });
  await expect.element(screen.getByText('Yoga is volzet.')).not.toBeInTheDocument();
  expect(noticesStore.getState().log.map(({ message }) => message)).toEqual([full, 'Yoga is volzet.']);
});

test('FeedbackBanner shows markup of the server as text', async () => {
  const screen = await render(<FeedbackBanner />);
  says('<img src=x onerror=alert(1)>');
  await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('FeedbackBanner disappears when it is dismissed', async () => {
  const screen = await render(<FeedbackBanner />);
  says(full);
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await expect.element(screen.getByText(full)).not.toBeInTheDocument();
});

test('FeedbackBanner shows feedback about the stock as a notice, once', async () => {
  const screen = await render(<FeedbackBanner />);
  says('Danspakje is niet meer op voorraad.');
  await expect.poll(() => noticesStore.getState().shown).toHaveLength(1);
  expect(noticesStore.getState().shown[0]).toMatchObject({ tone: 'warning', title: 'Niet genoeg voorraad' });
  await expect.element(screen.getByText('Danspakje')).not.toBeInTheDocument();
});
