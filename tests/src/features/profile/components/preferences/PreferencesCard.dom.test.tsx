import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PreferencesCard } from '#src/features/profile/components/preferences/PreferencesCard.tsx';
import { answering } from '#tests/src/features/parents/support/answering.ts';

const dolfijn = { nid: 4, url: 'de-dolfijn', title: 'Zwemclub De Dolfijn' };
const mail = 'els@example.org';
const other = 'tweede@example.org';
const entry = (email: string, status: string, communicationStatus: string) => ({
  ...{ email, status, communicationStatus },
});

async function open(result: readonly object[]) {
  const calls = answering({
    get_preferences: () => Response.json({ result }),
    save_preferences: ({ clubs }) => Response.json({ result: [{ club: dolfijn, ...Object(clubs)[0] }] }),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PreferencesCard uid={12} name="Els" />
    </QueryClientProvider>,
  );
  return calls;
}

describe('PreferencesCard', () => {
  test('saves the choices of one person per club and per address', async () => {
    const entries = [entry(mail, 'subscribed', 'subscribed'), entry(other, 'unsubscribed', 'subscribed')];
    const calls = await open([{ club: dolfijn, entries }]);
    const club = page.getByRole('group', { name: 'Zwemclub De Dolfijn' });
    await userEvent.click(club.getByRole('checkbox', { name: `Nieuwsbrief naar ${other}` }));
    await userEvent.click(
      club.getByRole('checkbox', { name: `Berichten over lessen en activiteiten naar ${mail}` }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Bewaar voorkeuren' }));
    const saved = [entry(mail, 'subscribed', 'unsubscribed'), entry(other, 'subscribed', 'subscribed')];
    await expect
      .poll(() => calls)
      .toContainEqual(['save_preferences', { uid: 12, clubs: [{ nid: 4, entries: saved }] }]);
  });

  test('says when there will be something to choose', async () => {
    await open([]);
    await expect.element(page.getByText(/^Zodra Els lid is van een club/)).toBeVisible();
  });
});
