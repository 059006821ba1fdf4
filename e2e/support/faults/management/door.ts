import type { Page } from '@playwright/test';
import { lessonToday } from '../../journey/lessonToday.ts';
import { expect } from '../../test.ts';
import { expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

const main = (page: Page) => page.getByRole('main');
const door = '/arabesk/beheer/deur';
/** An event of the demo with tickets. */
const show = 'Lentevoorstelling';

async function openDoor(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(door);
  await main(page).getByRole('link', { name: show }).click();
  await expect(main(page).getByRole('button', { name: 'Start de camera' })).toBeVisible();
}

const events: FaultyCall = {
  screen: 'the events with a door',
  operation: 'get_door_events',
  open: asManager,
  async fail(page) {
    await page.goto(door);
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(
      main(page)
        .getByText(/van \d+ binnen/)
        .first(),
    ).toBeVisible();
  },
};

const list: FaultyCall = {
  screen: 'the tickets of an event for who stands at the door',
  operation: 'get_door_list',
  async open(page) {
    await asManager(page);
    await page.goto(door);
  },
  async fail(page) {
    await main(page).getByRole('link', { name: show }).click();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByRole('button', { name: 'Start de camera' })).toBeVisible();
  },
};

const sending: FaultyCall = {
  screen: 'the scans of a door',
  operation: 'sync_door',
  open: openDoor,
  async fail(page) {
    await expect(main(page).getByText(/Geen verbinding/)).toBeVisible();
  },
  async recover(page) {
    await expect(main(page).getByText(/Geen verbinding/)).toBeHidden();
  },
};

// The latest of today: that of this test.
const lessonLink = (page: Page) => main(page).getByRole('link', { name: 'Jazz voor volwassenen' }).last();

async function openLessons(page: Page): Promise<void> {
  await lessonToday(page);
  await page.goto(door);
}

const people: FaultyCall = {
  ...list,
  screen: 'the people of a lesson for who stands at the door',
  operation: 'get_door_lesson',
  open: openLessons,
  async fail(page) {
    await lessonLink(page).click();
    await expectRetry(page);
  },
};

const sendingPeople: FaultyCall = {
  ...sending,
  screen: 'the scans at a lesson',
  operation: 'sync_door_lesson',
  async open(page) {
    await openLessons(page);
    await lessonLink(page).click();
    await expect(main(page).getByRole('button', { name: 'Start de camera' })).toBeVisible();
  },
};

/** Calls of the door of an event or a lesson. */
export const doors: readonly FaultyCall[] = [events, list, sending, people, sendingPeople];
