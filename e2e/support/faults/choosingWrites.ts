import type { Page } from '@playwright/test';
import { logIn } from '../person/logIn.ts';
import { registerNewAccount } from '../person/newAccount.ts';
import { family } from '../person/registering.ts';
import { expect } from '../test.ts';
import { expectApology, type FaultyCall } from './faultyCall.ts';

const arabesk = 1;
const show = 131;
/** A pass of ten turns without an end date; `total` in euros. */
const tenTurns = { pass: 31, total: 95 };

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const said = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text).first();

/** Calls the server directly, past the screen and the planted fault. */
async function ask(page: Page, operation: string, data: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await page.request.post(`/api?q=${operation}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function ownUid(page: Page): Promise<number> {
  const { user } = await ask(page, 'validate_auth', {});
  return user.uid;
}

const seat = (page: Page, row: string, number: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^Rij ${row}, stoel ${number},`) });
const ownPlaces = (page: Page) => page.getByRole('region', { name: 'Jouw plaatsen' });

/** Opens the hall as a new account that holds the first seat of a row. No other journey on this server uses that seat. */
function openHall(row: string): FaultyCall['open'] {
  return async (page) => {
    await registerNewAccount(page);
    await page.goto('/arabesk/lentevoorstelling?stap=plaatsen');
    await seat(page, row, 1).click();
    await expect(ownPlaces(page).getByText(`Rij ${row}, stoel 1`)).toBeVisible();
  };
}

/** Releases the seats for the next journey. */
async function leaveHall(page: Page): Promise<void> {
  await ask(page, 'release_seats', { club: arabesk, uid: await ownUid(page), event: show });
}

async function expectHeld(page: Page, row: string): Promise<void> {
  await expect(seat(page, row, 1)).toHaveAccessibleName(/van jou$/);
  await expect(ownPlaces(page).getByText(`Rij ${row}, stoel 1`)).toBeVisible();
  await expect(button(page, /^Verder ·/)).toBeEnabled();
}

/** A one-press action: what the screen shows after the failed call and after the successful one. */
interface OnePress extends Pick<FaultyCall, 'screen' | 'operation' | 'open'> {
  readonly press: (page: Page) => Promise<void>;
  readonly afterFault: (page: Page) => Promise<void>;
  readonly afterwards: (page: Page) => Promise<void>;
}

function onePress({ press, afterFault, afterwards, ...call }: OnePress): FaultyCall {
  return {
    ...call,
    async fail(page) {
      await press(page);
      await afterFault(page);
    },
    async recover(page) {
      await press(page);
      await afterwards(page);
    },
  };
}

const hall: readonly FaultyCall[] = [
  onePress({
    screen: 'the hold of a seat',
    operation: 'hold_seats',
    open: openHall('B'),
    press: (page) => seat(page, 'B', 2).click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(page.getByText('Rij B, stoel 2 is van jou.')).toHaveCount(0);
      await expect(seat(page, 'B', 2)).toHaveAccessibleName(/vrij$/);
      await expectHeld(page, 'B');
    },
    async afterwards(page) {
      await expect(seat(page, 'B', 2)).toHaveAccessibleName(/van jou$/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectHeld(page, 'B');
      await leaveHall(page);
    },
  }),
  onePress({
    screen: 'the release of a seat',
    operation: 'release_seats',
    open: openHall('C'),
    press: (page) => button(page, 'Geef rij C, stoel 1 vrij').click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(page.getByText('Rij C, stoel 1 is weer vrij.')).toHaveCount(0);
      await expectHeld(page, 'C');
    },
    async afterwards(page) {
      await expect(ownPlaces(page).getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
      await expect(seat(page, 'C', 1)).toHaveAccessibleName(/vrij$/);
    },
  }),
  onePress({
    screen: 'the timer of held seats',
    operation: 'extend_hold',
    open: openHall('D'),
    press: (page) => button(page, 'Verleng tot 15 minuten').click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(ownPlaces(page).getByText('Je kan nog 2 keer verlengen.')).toBeVisible();
      await expect(ownPlaces(page).getByRole('timer')).toContainText(/1[45]:\d\d/);
      await expectHeld(page, 'D');
    },
    async afterwards(page) {
      await expect(ownPlaces(page).getByText('Je kan nog één keer verlengen.')).toBeVisible();
      await expectHeld(page, 'D');
      await leaveHall(page);
    },
  }),
];

/** Registers a new account that buys a pass. */
async function buyPass(page: Page): Promise<void> {
  await registerNewAccount(page);
  const { pass, total } = tenTurns;
  const order = { club: arabesk, uid: await ownUid(page), tariffs: [], passes: [pass], total };
  await ask(page, 'place_order', order, crypto.randomUUID());
}

const dialog = (page: Page) => page.getByRole('dialog');
const reserve = (page: Page) => button(page, /^Reserveren Danscafé/);
const giveBack = (page: Page) => button(page, /^Annuleren Danscafé/);
const turns = (page: Page, count: number) =>
  expect(page.getByText(`Je hebt nog ${count} beurten.`)).toBeVisible();

async function openSessions(page: Page): Promise<void> {
  await buyPass(page);
  await page.goto('/arabesk/beurtenkaart/reserveren');
  await turns(page, 10);
  // The banner of a new account moves the page, so a press just before it appears may miss.
  await expect(page.getByText('Bevestig je e-mailadres').first()).toBeVisible();
  await reserve(page).click();
}

async function confirmReserving(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Reserveren voor 1 beurt' }).click();
}

async function confirmGivingBack(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Annuleer de reservatie' }).click();
}

async function expectReserved(page: Page): Promise<void> {
  await expect(giveBack(page)).toBeVisible();
  await turns(page, 9);
}

async function expectGivenBack(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(reserve(page)).toBeVisible();
  await turns(page, 10);
}

const passes: readonly FaultyCall[] = [
  onePress({
    screen: 'the reservation of a lesson with a pass',
    operation: 'reserve_pass',
    open: openSessions,
    press: (page) => confirmReserving(page),
    async afterFault(page) {
      await expectApology(page);
      await expect(dialog(page).getByText('Danscafé')).toBeVisible();
    },
    async afterwards(page) {
      await expectReserved(page);
      await giveBack(page).click();
      await confirmGivingBack(page);
      await expectGivenBack(page);
    },
  }),
  onePress({
    screen: 'the cancellation of a reserved lesson',
    operation: 'cancel_pass_reservation',
    async open(page) {
      await openSessions(page);
      await confirmReserving(page);
      await expectReserved(page);
      await giveBack(page).click();
    },
    press: (page) => confirmGivingBack(page),
    async afterFault(page) {
      await expectApology(page);
      await expect(dialog(page).getByText('Danscafé')).toBeVisible();
    },
    async afterwards(page) {
      await expectGivenBack(page);
    },
  }),
  onePress({
    screen: 'the order that reloads a pass',
    operation: 'reload_pass',
    async open(page) {
      await buyPass(page);
      await page.goto('/arabesk/beurtenkaart/herladen');
      await page.getByRole('radio', { name: /^20 beurten/ }).check();
    },
    press: (page) => button(page, /^Herladen en betalen/).click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(page.getByRole('radio', { name: /^20 beurten/ })).toBeChecked();
      await expect(page.getByText('Daarna staan er 30 beurten op je kaart.')).toBeVisible();
    },
    async afterwards(page) {
      await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
      await page.goto('/arabesk/beurtenkaart/reserveren');
      // Reloaded only once, in spite of the retries.
      await turns(page, 30);
    },
  }),
];

/** Opens the invitations as An, with herself selected. */
async function openInvitations(page: Page): Promise<void> {
  await logIn(page, family);
  await page.goto('/arabesk/uitnodigingen?uid=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodigingen' })).toBeVisible();
}

const askedAlong = (page: Page) => page.getByRole('region', { name: 'Je wordt meegevraagd' });
const offer = (page: Page) =>
  page.getByRole('region', { name: 'Er is een plaats vrij!' }).getByRole('article');
const waiting = (page: Page) =>
  page.getByRole('region', { name: 'Wachtlijsten' }).getByRole('article').filter({ hasText: 'Lars Peeters' });

async function leaveList(page: Page): Promise<void> {
  await waiting(page).getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
  await dialog(page).getByRole('button', { name: 'Verlaat de wachtlijst' }).click();
}

/** An accepted invitation stays open until it is ordered, so other journeys find it unchanged. */
const invitations: readonly FaultyCall[] = [
  onePress({
    screen: 'the acceptance of an invitation',
    operation: 'answer_invitation',
    open: openInvitations,
    press: (page) => askedAlong(page).getByRole('button', { name: 'Ik kom mee' }).click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(askedAlong(page).getByText(/vraagt je mee naar Tango voor koppels/)).toBeVisible();
    },
    async afterwards(page) {
      await expect(page).toHaveURL(/tango-voor-koppels\/1151/);
    },
  }),
  {
    screen: 'the removal from a waiting list',
    operation: 'leave_waiting_list',
    open: openInvitations,
    async fail(page) {
      await leaveList(page);
      await expectApology(page);
      await expect(
        waiting(page)
          .getByText(/op de wachtlijst/)
          .first(),
      ).toBeVisible();
    },
    async recover(page) {
      // Mocks the call, because nobody could put Lars back in his place in the queue.
      await page.route('**/api?q=leave_waiting_list', (route) => route.fulfill({ json: { result: null } }));
      await page.route('**/api?q=get_invitations&*', async (route) => {
        const response = await route.fetch();
        const { result } = await response.json();
        await route.fulfill({ response, json: { result: { ...result, waiting: [] } } });
      });
      await leaveList(page);
      await expect(said(page, /Lars Peeters staat niet meer op de wachtlijst/)).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    },
  },
  onePress({
    screen: 'the acceptance of an offered place',
    operation: 'accept_waiting_list_offer',
    open: openInvitations,
    press: (page) => offer(page).getByRole('button', { name: 'Inschrijven' }).click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(offer(page)).toBeVisible();
    },
    async afterwards(page) {
      await expect(page).toHaveURL(/winkelmandje/);
      await expect(page.getByRole('main').getByRole('heading', { name: /Halfjaar/ })).toBeVisible();
      // Removing the place from the cart makes it an offer again.
      await ask(page, 'compile_public_registration_invoice', { club: arabesk, uid: 1, tariffs: [] });
    },
  }),
];

/** Opens the registrations on the dashboard. */
async function openRegistrations(page: Page): Promise<void> {
  await logIn(page, family);
  await page.goto('/dashboard');
  await expect(ofNoor(page)).toBeVisible();
}

const ofNoor = (page: Page) =>
  page
    .getByRole('region', { name: 'Mijn inschrijvingen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Noor', exact: true }) });
const stopDialog = (page: Page) => page.getByRole('dialog', { name: /^Stopt Noor Peeters/ });

const registrations: readonly FaultyCall[] = [
  onePress({
    screen: 'the report of an absence',
    operation: 'report_absence',
    open: openRegistrations,
    press: (page) =>
      ofNoor(page)
        .getByRole('button', { name: /^Meld afwezig op/ })
        .click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(ofNoor(page).getByText(/^Afwezig gemeld op/)).toHaveCount(0);
    },
    async afterwards(page) {
      await expect(ofNoor(page).getByText(/^Afwezig gemeld op/)).toBeVisible();
    },
  }),
  onePress({
    screen: 'the request to stop a registration',
    operation: 'stop_registration',
    async open(page) {
      await openRegistrations(page);
      await ofNoor(page)
        .getByRole('button', { name: /^Stoppen/ })
        .click();
      await stopDialog(page).getByRole('textbox').fill('Te ver');
    },
    press: (page) => stopDialog(page).getByRole('button', { name: 'Vraag het aan de club' }).click(),
    async afterFault(page) {
      await expectApology(page);
      await expect(stopDialog(page).getByRole('textbox')).toHaveValue('Te ver');
    },
    async afterwards(page) {
      await expect(ofNoor(page).getByText(/^Je vroeg de club op/)).toBeVisible();
    },
  }),
];

/** Screens on which people hold, order or release a place. */
export const choosingWrites: readonly FaultyCall[] = [...hall, ...passes, ...invitations, ...registrations];
