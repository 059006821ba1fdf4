import type { Page } from '@playwright/test';
import { drawnPhoto } from '../../sample/drawnPhoto.ts';
import { expect } from '../../test.ts';
import { apology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager, dialogOf } from './newInvoice.ts';

const messages = '/arabesk/beheer/berichten';

const write = (page: Page) => page.getByRole('button', { name: 'Schrijf een bericht' });
const subject = (page: Page) => page.getByRole('textbox', { name: 'Onderwerp' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Bericht', exact: true });
const counts = (page: Page) => page.getByText(/^Dit bericht gaat naar/).first();
const again = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });
const sending = dialogOf('Bericht versturen');
const picture = dialogOf('Foto');

async function openDraft(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(messages);
  await write(page).click();
  await body(page).click();
}

/** Opens a draft for everybody that says something. */
async function writeDraft(page: Page, title = 'Show'): Promise<void> {
  await openDraft(page);
  await page.getByLabel('Ontvangers').selectOption('everybody');
  await subject(page).fill(title);
  await body(page).click();
  await page.keyboard.type('Kom op tijd');
  await expect(page.getByText('Bewaard als concept')).toBeVisible();
  await expect(counts(page)).toBeVisible();
}

async function openSending(page: Page, title?: string): Promise<void> {
  await writeDraft(page, title);
  await page.getByRole('button', { name: 'Verstuur…' }).click();
  await expect(sending(page).getByText(/^Dit bericht gaat naar/)).toBeVisible();
}

async function openPlanned(page: Page): Promise<void> {
  // A subject of its own: the list also has what another row sent.
  await openSending(page, 'Show op zondag');
  await sending(page).getByText('Later').click();
  await sending(page).getByRole('button', { name: 'Plan het bericht' }).click();
  await page.getByRole('link', { name: 'Show op zondag' }).first().click();
  await expect(page.getByRole('button', { name: 'Maak er weer een concept van' })).toBeVisible();
}

/** A button of a screen whose failure stands beside it. */
function pressing(
  screen: string,
  operation: FaultyCall['operation'],
  { open, button, shows }: { open: FaultyCall['open']; button: string; shows: (page: Page) => Promise<void> },
): FaultyCall {
  const press = (page: Page) => page.getByRole('button', { name: button }).click();
  return {
    ...{ screen, operation, open },
    async fail(page) {
      await press(page);
      await expect(page.getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await press(page);
      await shows(page);
    },
  };
}

/** The messages that a club writes. */
export const messageFaults: readonly FaultyCall[] = [
  {
    screen: 'the messages of a club',
    operation: 'get_club_messages',
    open: asManager,
    async fail(page) {
      await page.goto(messages);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(write(page)).toBeVisible();
    },
  },
  {
    screen: 'a draft of a message',
    operation: 'get_club_message',
    open: openDraft,
    async fail(page) {
      await page.reload();
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(subject(page)).toBeVisible();
    },
  },
  {
    screen: 'the courses of a message',
    operation: 'get_message_choices',
    open: openDraft,
    async fail(page) {
      await page.reload();
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByLabel('Ontvangers')).toBeVisible();
    },
  },
  {
    screen: 'the count of the readers',
    operation: 'count_message_readers',
    open: openDraft,
    async fail(page) {
      await page.getByLabel('Ontvangers').selectOption('everybody');
      await expectRetry(page);
    },
    async recover(page) {
      await again(page).click();
      await expect(counts(page)).toBeVisible();
    },
  },
  {
    screen: 'a draft that is saved',
    operation: 'save_club_message',
    open: openDraft,
    async fail(page) {
      await subject(page).fill('Show');
      await expectRetry(page);
      await expect(subject(page)).toHaveValue('Show');
    },
    async recover(page) {
      await again(page).click();
      await expect(page.getByText('Bewaard als concept')).toBeVisible();
    },
  },
  {
    screen: 'a picture of a message',
    operation: 'upload_message_picture',
    open: openDraft,
    async fail(page) {
      await page.locator('input[type=file]').setInputFiles([await drawnPhoto('#5b4a9c')]);
      await expect(picture(page).getByText(apology)).toBeVisible({ timeout: 30_000 });
    },
    async recover(page) {
      await picture(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
      await picture(page).getByRole('button', { name: 'Plaats de foto' }).click();
      await expect(body(page).locator('img')).toBeVisible();
    },
  },
  pressing('a test of a message', 'test_club_message', {
    open: (page) => writeDraft(page),
    button: 'Stuur een test',
    shows: (page) => expect(page.getByText(/^Kijk in je mailbox/).first()).toBeVisible(),
  }),
  pressing('a message that is sent', 'send_club_message', {
    open: (page) => openSending(page),
    button: 'Verstuur nu',
    shows: (page) => expect(page.getByText(/^Het bericht vertrekt naar/).first()).toBeVisible(),
  }),
  pressing('a planned message that becomes a draft', 'unplan_club_message', {
    open: openPlanned,
    button: 'Maak er weer een concept van',
    shows: (page) => expect(subject(page)).toBeVisible(),
  }),
  pressing('a draft that is removed', 'remove_club_message', {
    open: (page) => writeDraft(page),
    button: 'Verwijder dit concept',
    shows: (page) => expect(page.getByText('Het concept is verwijderd.').first()).toBeVisible(),
  }),
];
