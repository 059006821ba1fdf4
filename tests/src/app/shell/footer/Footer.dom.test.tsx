import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Footer } from '#src/app/shell/footer/Footer.tsx';
import { inputAt } from '../../guards/facts.ts';

test.each([
  ['names the free licence of a club', 'free', true],
  ['is silent about another licence', 'arabesk', false],
] as const)('Footer %s', async (_what, name, isNamed) => {
  const { club } = inputAt('/', { club: name });
  if (club === 'unknown' || !('known' in club) || club.known === 'missing') throw new Error('No club');
  const screen = await render(<Footer club={club.known} />);
  await expect.element(screen.getByRole('link', { name: /^Privacy/ })).toBeVisible();
  expect(screen.container.textContent.includes('gratis versie')).toBe(isNamed);
});
