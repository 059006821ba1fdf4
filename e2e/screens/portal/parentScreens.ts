import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const invite = {
  inviter: 'An Peeters',
  members: ['Noor', 'Lars', 'Mila'],
  mail: 'papa@example.org',
  expires: Date.UTC(2026, 11, 4, 9) / 1000,
};

/** The parents of a family: on the profile, and the page of an invitation. Pictures can't read the mail with its code. */
export const parentScreens: readonly Screen[] = [
  {
    name: 'profile-parents-invited',
    path: '/privacy',
    // Somebody with a confirmed address, whose profile no other picture shows. A second invitation replaces the first.
    login: 'federatie@example.org',
    steps: async (page) => {
      await page.request.post('/api?q=invite_parent', { data: { mail: invite.mail } });
      await page.goto('/profiel');
      await expect(page.getByRole('region', { name: 'Ouders' }).getByText(/^Uitgenodigd op/)).toBeVisible();
    },
  },
  { name: 'become-parent-visitor', path: '/privacy', steps: following(null, 'An Peeters nodigt je uit') },
  {
    name: 'become-parent',
    path: '/privacy',
    login: family,
    steps: following(null, 'Ben je An Peeters niet?'),
  },
  {
    name: 'become-parent-obstacle',
    path: '/privacy',
    login: family,
    steps: following('other-family', 'Met dit account regel je al een ander gezin'),
  },
  {
    name: 'become-parent-used',
    path: '/ouder-worden?code=onbekend',
    expectedErrors: /410/,
    steps: async (page) => {
      await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
    },
  },
];

function following(obstacle: string | null, told: string) {
  return async (page: Page) => {
    await page.route('**/api?q=get_parent_invite', (route) =>
      route.fulfill({ json: { result: { ...invite, obstacle } } }),
    );
    await page.goto('/ouder-worden?code=gekend');
    await expect(page.getByText(told)).toBeVisible();
  };
}
