import type { Page } from '@playwright/test';
import followed from '#schemas/examples/parents/getParentInvite.json' with { type: 'json' };
import parents from '#schemas/examples/parents/getParents.json' with { type: 'json' };
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const answer = (valid: readonly { readonly name: string; readonly value: object }[], named: string) => {
  const example = valid.find(({ name }) => name === named);
  if (!example) throw new Error(`No example “${named}”`);
  return example.value;
};
const shared = (household: 'first' | 'second') =>
  answer(parents.response.valid, `a child of two households, for the ${household}`);

/** The parents of a family: on the profile, and the page of an invitation. Pictures can't read the mail with its code. */
export const parentScreens: readonly Screen[] = [
  {
    name: 'profile-parents-invited',
    path: '/privacy',
    // This account has a confirmed address, and no other picture shows its profile. A second invitation replaces the first.
    login: 'federatie@example.org',
    steps: async (page) => {
      await page.request.post('/api?q=invite_parent', { data: { mail: 'papa@example.org' } });
      await page.goto('/profiel');
      await expect(page.getByRole('region', { name: 'Ouders' }).getByText(/^Uitgenodigd op/)).toBeVisible();
    },
  },
  ...(['first', 'second'] as const).map((household) => ({
    name: `profile-parents-${household}-household`,
    path: '/privacy',
    login: family,
    steps: async (page: Page) => {
      await page.route('**/api?q=get_parents', (route) => route.fulfill({ json: shared(household) }));
      await page.goto('/profiel');
      await expect(page.getByRole('button', { name: /^Stop met delen: Noor met/ })).toBeVisible();
    },
  })),
  {
    name: 'become-parent-visitor',
    path: '/privacy',
    steps: following('for a visitor', 'An Peeters nodigt je uit'),
  },
  {
    name: 'become-parent',
    path: '/privacy',
    login: family,
    steps: following('for a visitor', 'Ben je An Peeters niet?'),
  },
  {
    name: 'become-parent-obstacle',
    path: '/privacy',
    login: family,
    steps: following('for the holder of another family', 'Met dit account regel je al een ander gezin'),
  },
  {
    name: 'become-parent-children',
    path: '/privacy',
    login: family,
    steps: following('for somebody with a family, who shares one child', 'blijven apart'),
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

function following(named: string, told: string) {
  return async (page: Page) => {
    const json = answer(followed.response.valid, named);
    await page.route('**/api?q=get_parent_invite', (route) => route.fulfill({ json }));
    await page.goto('/ouder-worden?code=gekend');
    await expect(page.getByText(told)).toBeVisible();
  };
}
