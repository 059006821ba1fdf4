import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LegalLinks } from '#src/app/shell/footer/LegalLinks.tsx';
import { hrefs } from '#src/paths.ts';

const own = {
  terms: hrefs.terms(),
  privacy: hrefs.privacy(),
  cookies: hrefs.cookies(),
  withdrawal: hrefs.withdrawal(),
};

test('LegalLinks links to pages of the portal, each in a new tab', async () => {
  const screen = await render(<LegalLinks />);
  for (const [name, href] of [
    ['Gebruiksvoorwaarden', own.terms],
    ['Privacy', own.privacy],
    ['Cookies', own.cookies],
    ['Herroepen', own.withdrawal],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('LegalLinks links to the configured page instead of the page of the portal', async () => {
  const screen = await render(<LegalLinks links={{ ...own, terms: 'https://voorwaarden.example.org/' }} />);
  const terms = screen.getByRole('link', { name: /^Gebruiksvoorwaarden/ });
  await expect.element(terms).toHaveAttribute('href', 'https://voorwaarden.example.org/');
  await expect.element(screen.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', own.privacy);
});
