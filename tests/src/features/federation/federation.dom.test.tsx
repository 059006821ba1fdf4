import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import federation from '#schemas/examples/federation/getFederation.json' with { type: 'json' };
import card from '#schemas/examples/federation/getFederationCard.json' with { type: 'json' };
import cards from '#schemas/examples/federation/getMembershipCards.json' with { type: 'json' };
import { FederationCardPage } from '#src/features/federation/components/FederationCardPage.tsx';
import { FederationPage } from '#src/features/federation/components/FederationPage.tsx';
import { MembershipCardsPage } from '#src/features/federation/components/MembershipCardsPage.tsx';
import { answer, openAsMember, refusal } from '../session/openAsMember.tsx';

const [page1] = federation.response.valid.map(({ value }) => value.result);
const [card1] = card.response.valid.map(({ value }) => value.result);
const [several = []] = cards.response.valid.map(({ value }) => value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (at: string, path: string, screen: ReactNode, answers: Answers) =>
  openAsMember({ at, path, screen, answers });

test('FederationPage shows the federation and its members, and leads to their cards', async () => {
  const { router } = await open('/c/dansfederatie', '/c/:federation', <FederationPage />, {
    get_federation: answer(page1),
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Dansfederatie Vlaanderen' }))
    .toBeVisible();
  await expect.element(page.getByText('Els Claes')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^https:\/\/dansfederatie/ }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(page.getByRole('link', { name: 'Toon de lidkaarten' }));
  await expect.poll(() => router.state.location.pathname).toBe('/c/dansfederatie/lidkaart');
});

test('FederationCardPage shows the cards of the family at a federation, with a code', async () => {
  await open('/c/dansfederatie/lidkaart', '/c/:federation/lidkaart', <FederationCardPage />, {
    get_federation_card: answer(card1),
  });
  const name = 'Lidkaart Dansfederatie Vlaanderen';
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /nummer DF-2048-17$/ })).toBeVisible();
});

test('FederationPage tells why a link is refused, and leads to the start', async () => {
  const sentence = 'Deze link klopt niet of is vervallen.';
  const at = '/c/dansfederatie?hash=x&uid=12&uids=alle';
  const { calls, router } = await open(at, '/c/:federation', <FederationPage />, {
    get_federation: () => refusal(400, 'invalid', sentence),
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Deze pagina kan je niet openen' }))
    .toBeVisible();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  expect(calls).toEqual([
    {
      operation: 'get_federation',
      request: { federation: 'dansfederatie', hash: 'x', uid: '12', uids: 'alle' },
    },
  ]);
  await userEvent.click(page.getByRole('link', { name: 'Naar de startpagina' }));
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('MembershipCardsPage gives a valid card a large code and an expired card none, and leads to the federation', async () => {
  const { router } = await open('/lidkaarten', '/lidkaarten', <MembershipCardsPage />, {
    get_membership_cards: answer(several),
  });
  const of = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(of('Els Claes').getByText('Geldig', { exact: true })).toBeVisible();
  await expect.element(of('Els Claes').getByText('DF-2048-17', { exact: true })).toBeVisible();
  const code = page.getByRole('img', { name: 'QR-code van de lidkaart van Els Claes, nummer DF-2048-17' });
  expect(code.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
  await expect.element(of('Mila Peeters').getByText('Verlopen', { exact: true })).toBeVisible();
  expect(of('Mila Peeters').getByRole('img').elements()).toEqual([]);
  await userEvent.click(of('Mila Peeters').getByRole('link', { name: 'Over Gymfederatie Vlaanderen' }));
  await expect.poll(() => router.state.location.pathname).toBe('/c/gymfederatie');
});

test('MembershipCardsPage says what appears here for a member without cards', async () => {
  await open('/lidkaarten', '/lidkaarten', <MembershipCardsPage />, { get_membership_cards: answer([]) });
  await expect.element(page.getByRole('heading', { name: 'Er zijn geen lidkaarten' })).toBeVisible();
});
