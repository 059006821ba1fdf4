import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DownloadButton } from '#src/features/management/components/registrations/DownloadButton.tsx';
import { openAsMember, refusal } from '#tests/src/features/session/openAsMember.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(hasHealth: boolean) {
  const club = { nid: 1, url: 'arabesk' };
  const { calls } = await openAsMember({
    at: '/arabesk/beheer',
    screen: <DownloadButton club={club} hasHealth={hasHealth} />,
    answers: { download_registrations: () => refusal(409, 'not-available') },
  });
  const sent = () =>
    calls.flatMap(({ operation, request }) => (operation === 'download_registrations' ? [request] : []));
  return { sent };
}

test('DownloadButton asks before answers about health are downloaded, and leaves them out by itself', async () => {
  const { sent } = await open(true);
  await userEvent.click(button('Download alles als CSV'));
  await expect.element(page.getByText(/Deel het bestand met niemand/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(button('Download zonder gezondheid'));
  await expect.poll(() => sent()).toEqual([{ club: 1, format: 'csv' }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button('Download alles als Excel'));
  await userEvent.click(button('Download met gezondheid'));
  await expect.poll(() => sent().at(-1)).toEqual({ club: 1, health: true, format: 'xlsx' });
});

test('DownloadButton downloads at once where there is nothing about health', async () => {
  const { sent } = await open(false);
  await userEvent.click(button('Download alles als CSV'));
  await expect.poll(() => sent()).toEqual([{ club: 1, format: 'csv' }]);
});
