import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LegalLinks } from '../../../../../src/app/shell/footer/LegalLinks.tsx';

const none = { terms: undefined, privacy: undefined, cookies: undefined };

test('LegalLinks shows what is configured, in a tab of its own', async () => {
  const links = { ...none, terms: 'https://voorwaarden.example.org/', cookies: '/cookies.html' };
  const screen = await render(<LegalLinks links={links} />);
  await expect.element(screen.getByRole('listitem')).toHaveLength(2);
  const terms = screen.getByRole('link', { name: /^Gebruiksvoorwaarden/ });
  await expect.element(terms).toHaveAttribute('href', links.terms);
  await expect.element(terms).toHaveAttribute('target', '_blank');
  await expect.element(terms).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByRole('link', { name: /^Cookies/ })).toHaveAttribute('href', links.cookies);
});

test('LegalLinks is no empty list where nothing is configured', async () => {
  const { container } = await render(<LegalLinks links={none} />);
  expect(container.innerHTML).toBe('');
});
