import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const login = 'beheer@example.org';

/** The forms of “Ballet 6-8 jaar”. */
const ballet = 'cursussen&item=102';

type Steps = (page: Page) => Promise<void>;

/** The offer of a club for its managers: each part, an item of each, and the dialogs that change nothing yet. */
export const offerScreens: readonly Screen[] = [
  part('guide', 'start', heading('Zet je club klaar')),
  {
    ...part('season', 'seizoen'),
    async steps(page) {
      await press(page, 'Verder');
      await page.getByText('Met een percentage').click();
      await page.getByLabel('Hoeveel procent erbij?').fill('5');
      await heading('Stap 2 van 3: Dagen en prijzen')(page);
    },
  },
  part('courses', 'cursussen', async (page) => {
    await expect(page.getByRole('main').getByText('Kleuterdans').first()).toBeVisible();
  }),
  part('courses-paste', 'cursussen', async (page) => {
    await press(page, 'Plak uit een rekenblad');
    const rows = page.getByRole('main').getByLabel('Je rijen');
    await rows.fill('Titel\tDag\tUren\tPrijs\nYoga\tdi\t18u00–19u00\t95');
    await expect(page.getByRole('region', { name: 'Wat er zal gebeuren' })).toBeVisible();
  }),
  overlay('courses-price', 'cursussen', async (page) => {
    await page.getByRole('checkbox', { name: 'Kies Kleuterdans' }).click();
    await page
      .getByRole('region', { name: 'Wijzig wat je koos' })
      .getByRole('button', { name: 'Prijs' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  part('course', ballet, heading('Lessen')),
  {
    ...overlay('course-shown', ballet, async (page) => {
      await press(page, 'Zo zien ouders het straks');
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Op de pagina' })).toBeVisible();
    }),
    below: 1200,
  },
  overlay('course-days', ballet, async (page) => {
    await press(page, 'Voeg dagen toe');
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  overlay('course-day', ballet, async (page) => {
    await page
      .getByRole('button', { name: / 2026, les / })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  part('activities', 'activiteiten', async (page) => {
    await expect(page.getByRole('button', { name: 'Nieuwe activiteit' })).toBeVisible();
  }),
  part('event', 'tickets&item=131', heading('De zaal')),
  part('club', 'club', heading('Naam en contact')),
  part('shop', 'webshop'),
  part('passes', 'beurtenkaarten'),
  part('vouchers', 'kortingscodes'),
  part('questions', 'vragen'),
  overlay('publish', 'cursussen', async (page) => {
    await press(page, 'Bekijk en publiceer');
    await expect(page.getByRole('dialog').getByText('Er verandert niets')).toBeVisible();
  }),
];

function part(name: string, deel: string, steps?: Steps): Screen {
  return {
    name: `manager-offer-${name}`,
    path: `/arabesk/beheer/aanbod?deel=${deel}`,
    login,
    ...(steps && { steps }),
  };
}

function overlay(name: string, deel: string, steps: Steps): Screen {
  return { ...part(name, deel, steps), isOverlay: true };
}

function heading(name: string): Steps {
  return (page) => expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}
