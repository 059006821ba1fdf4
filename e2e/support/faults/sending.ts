import type { Page } from '@playwright/test';
import { orderButton } from '../journey/orderButton.ts';
import { logIn } from '../person/logIn.ts';
import { mailedLink } from '../person/mailedLink.ts';
import { bornYearsAgo, newPassword, registerNewAccount, uniqueMail } from '../person/newAccount.ts';
import { acceptConditions, answerEverything, family, openForm } from '../person/registering.ts';
import { expect } from '../test.ts';
import { apologies, expectApology, type FaultyCall } from './faultyCall.ts';

interface Sending extends Pick<FaultyCall, 'screen' | 'operation'> {
  /** Opens the screen and fills it in. */
  readonly fill: FaultyCall['open'];
  readonly send: (page: Page) => Promise<void>;
  /** Checks that the screen reports the failure. By default, with an alert. */
  readonly reported?: (page: Page) => Promise<void>;
  /** Checks that a field still has its typed value. */
  readonly typed: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
  /** Keeps the retry from taking effect on the server, so that the place stays free for other journeys. */
  readonly beforeAgain?: (page: Page) => Promise<void>;
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();
const holds = (name: string | RegExp, value: string) => (page: Page) =>
  expect(field(page, name)).toHaveValue(value);
const tells = (text: string) => (page: Page) => expect(page.getByRole('log').getByText(text)).toBeVisible();

const newsletter = (page: Page) =>
  page.getByRole('checkbox', { name: 'Nieuwsbrief “De Pirouette” naar ouder@example.org' });

async function openProfile(page: Page): Promise<void> {
  await registerNewAccount(page);
  await page.goto('/profiel');
  await expect(field(page, 'Voornaam')).toHaveValue('Nele');
}

async function openGuardian(page: Page): Promise<void> {
  await registerNewAccount(page, { fname: 'Jonas', lname: 'Maes', birthdate: bornYearsAgo(14) });
  await page.goto('/arabesk');
  await field(page, 'Voornaam van je ouder of voogd').fill('Hilde');
  await field(page, 'Achternaam van je ouder of voogd').fill('Maes');
  await field(page, 'Geboortedatum van je ouder of voogd').fill('1/2/1980');
  await field(page, 'Telefoonnummer').fill('470 12 34 56');
  await field(page, 'E-mailadres van je ouder of voogd').fill(uniqueMail());
}

const saveGuardian = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click();

async function fillRegistration(page: Page): Promise<void> {
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  await answerEverything(page);
  await acceptConditions(page);
}

const screens: readonly Sending[] = [
  {
    screen: 'the login',
    operation: 'login',
    async fill(page) {
      await page.goto('/login');
      await field(page, 'E-mailadres').fill('ouder@example.org');
      await password(page, 'Wachtwoord').fill('demo-wachtwoord');
    },
    send: press('Aanmelden'),
    typed: (page) => expect(password(page, 'Wachtwoord')).toHaveValue('demo-wachtwoord'),
    done: (page) => expect(page).not.toHaveURL(/\/login/),
  },
  {
    screen: 'a new account',
    operation: 'register_account',
    async fill(page) {
      await page.goto('/registreren');
      await field(page, 'Voornaam').fill('Nele');
      await field(page, 'Achternaam').fill('Janssens');
      await field(page, 'Geboortedatum').fill('02/01/1986');
      await field(page, 'E-mailadres').fill(uniqueMail());
      await password(page, 'Kies een wachtwoord').fill(newPassword);
    },
    send: press('Maak account aan'),
    typed: (page) => expect(password(page, 'Kies een wachtwoord')).toHaveValue(newPassword),
    done: (page) => expect(page.getByRole('button', { name: /Nele/ })).toBeVisible(),
  },
  {
    screen: 'tickets without an account',
    operation: 'open_guest_session',
    async fill(page) {
      await page.goto('/arabesk/lentevoorstelling?stap=plaatsen');
      await page.getByRole('main').getByRole('link', { name: 'Ga verder om te kiezen' }).first().click();
      await field(page, 'Voornaam').fill('Fons');
      await field(page, 'Achternaam').fill('Nijs');
      await field(page, 'Je e-mailadres').fill(uniqueMail());
    },
    send: press('Verder zonder account'),
    typed: holds('Voornaam', 'Fons'),
    done: (page) => expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible(),
  },
  {
    screen: 'the request for a new password',
    operation: 'request_password_reset',
    async fill(page) {
      await page.goto('/wachtwoord-vergeten');
      await field(page, 'E-mailadres').fill('niemand@example.org');
    },
    send: press('Stuur de link'),
    typed: holds('E-mailadres', 'niemand@example.org'),
    done: (page) => expect(page.getByRole('status').filter({ hasText: 'Kijk in je mailbox' })).toBeVisible(),
  },
  {
    screen: 'the reset of a password',
    operation: 'reset_password',
    async fill(page, portal) {
      const mail = await registerNewAccount(page);
      await page.context().clearCookies();
      await page.request.post('/api?q=request_password_reset', { data: { mail } });
      const { pathname, search } = await mailedLink(
        { to: mail, path: '/wachtwoord-herstellen' },
        portal.dataFolder,
      );
      await page.goto(pathname + search);
      await password(page, 'Nieuw wachtwoord').fill('mijn tweede wachtwoord');
      await password(page, 'Herhaal je nieuwe wachtwoord').fill('mijn tweede wachtwoord');
    },
    send: press('Bewaar wachtwoord'),
    typed: (page) => expect(password(page, 'Nieuw wachtwoord')).toHaveValue('mijn tweede wachtwoord'),
    done: tells('Je nieuwe wachtwoord is bewaard en je bent aangemeld.'),
  },
  {
    screen: 'the password of a profile',
    operation: 'change_password',
    async fill(page) {
      await openProfile(page);
      await press('Wijzig wachtwoord')(page);
      await password(page, 'Huidig wachtwoord').fill(newPassword);
      await password(page, 'Nieuw wachtwoord').fill('mijn derde wachtwoord');
      await password(page, 'Herhaal je nieuwe wachtwoord').fill('mijn derde wachtwoord');
    },
    send: press('Bewaar wachtwoord'),
    typed: (page) => expect(password(page, 'Nieuw wachtwoord')).toHaveValue('mijn derde wachtwoord'),
    done: tells('Je wachtwoord is gewijzigd.'),
  },
  {
    screen: 'the preferences of a profile',
    operation: 'save_preferences',
    async fill(page) {
      await logIn(page, family);
      await page.goto('/profiel');
      await newsletter(page).setChecked(true);
    },
    send: press('Bewaar voorkeuren'),
    typed: (page) => expect(newsletter(page)).toBeChecked(),
    done: tells('De voorkeuren zijn bewaard.'),
  },
  {
    screen: 'the save of a profile',
    operation: 'save_profile',
    async fill(page) {
      await openProfile(page);
      await field(page, 'Achternaam').fill('Janssens-Maes');
    },
    send: press('Bewaar profiel'),
    typed: holds('Achternaam', 'Janssens-Maes'),
    done: tells('Het profiel is bewaard.'),
  },
  {
    screen: 'the numbers for a certificate',
    operation: 'give_national_numbers',
    async fill(page) {
      await logIn(page, family);
      await page.goto('/attesten');
      await press(/^Vul de nummers in/)(page);
      await field(page, numberOfAn).fill(await numberOf(page, 1));
      await field(page, 'Rijksregisternummer van Mila Peeters').fill(await numberOf(page, 4));
    },
    send: press('Bewaar de nummers'),
    typed: async (page) => holds(numberOfAn, writtenNumber(await numberOf(page, 1)))(page),
    done: tells('De nummers zijn bewaard.'),
  },
  {
    screen: 'a new family member',
    operation: 'add_family_member',
    async fill(page) {
      await registerNewAccount(page);
      await page.goto('/profiel/gezinslid-toevoegen');
      await field(page, 'Voornaam').fill('Łukasz');
      await field(page, 'Achternaam').fill('Janssens');
      await field(page, 'Geboortedatum').fill('02/01/2016');
    },
    send: press('Voeg toe'),
    typed: holds('Voornaam', 'Łukasz'),
    done: tells('Łukasz is toegevoegd aan je gezin.'),
  },
  {
    screen: 'a child added on the page of a course',
    operation: 'add_family_member',
    async fill(page) {
      await registerNewAccount(page, { lname: 'De Smet' });
      await page.goto('/arabesk/kleuterdans');
      await field(page, 'Voornaam').fill('Łukasz');
      await field(page, 'Geboortedatum').fill(bornYearsAgo(4).split('-').toReversed().join('/'));
      await page.getByRole('radio', { name: /Heel seizoen/ }).check();
    },
    send: press(/^Inschrijven/),
    typed: holds('Voornaam', 'Łukasz'),
    done: (page) =>
      expect(page.getByRole('heading', { level: 1, name: /Gegevens van|Winkelmandje/ })).toBeVisible(),
  },
  {
    screen: 'the dialog for a guardian',
    operation: 'add_new_parent',
    fill: openGuardian,
    send: saveGuardian,
    typed: holds('Voornaam van je ouder of voogd', 'Hilde'),
    done: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  {
    screen: 'the new session of a minor who asked a guardian',
    operation: 'exchange_auth_code',
    fill: openGuardian,
    send: saveGuardian,
    typed: holds('Voornaam van je ouder of voogd', 'Hilde'),
    done: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  {
    screen: 'the answers of a registration',
    operation: 'save_combined_course_registration_form',
    fill: fillRegistration,
    send: (page) => orderButton(page).click(),
    typed: holds('Wie mogen we bellen?', 'An Peeters, mama'),
    beforeAgain: refuseOrders,
    done: expectRefusal,
  },
  {
    screen: 'the order of a registration',
    operation: 'place_order',
    fill: fillRegistration,
    send: (page) => orderButton(page).click(),
    typed: holds('Wie mogen we bellen?', 'An Peeters, mama'),
    beforeAgain: refuseOrders,
    done: expectRefusal,
  },
  {
    screen: 'the attendance of a lesson',
    operation: 'save_attendance',
    async fill(page) {
      await logIn(page, 'docent@example.org');
      await page.goto('/docent?les=2');
      await attendance(page).check();
    },
    send: press('Bewaren'),
    // The screen keeps the marks and sends them later, unless it can't read the answer.
    reported: (page) =>
      expect(
        page.getByText('Versturen lukt nu niet. 1 van 1 bewaard op dit toestel.').or(apologies(page)),
      ).toBeVisible(),
    typed: (page) => expect(attendance(page)).toBeChecked(),
    done: tells('De aanwezigheden zijn bewaard.'),
  },
  {
    screen: 'the submission of a form',
    operation: 'save_form',
    async fill(page) {
      await page.goto('/kompas/formulieren/vraag-om-informatie');
      await fillInformation(page);
      await acceptConditions(page);
    },
    send: press('Versturen'),
    typed: holds('Voornaam', 'Zoë'),
    done: (page) =>
      expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible(),
  },
];

const numberOfAn = 'Rijksregisternummer van An Peeters';

/** A fictional national number that fits the birthdate in a profile. */
async function numberOf(page: Page, uid: number): Promise<string> {
  const answer = await page.request.get(`/api?q=get_profile&uid=${uid}`);
  const birthdate = String((await answer.json()).result.birthdate);
  const nine = `${birthdate.slice(2).replaceAll('-', '')}001`;
  const century = birthdate < '2000' ? '' : '2';
  return `${nine}${String(97 - (Number(`${century}${nine}`) % 97)).padStart(2, '0')}`;
}

/** The number as its field groups it. */
function writtenNumber(digits: string): string {
  return digits.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5');
}

/** Screens that send typed input. */
export const sending: readonly FaultyCall[] = screens.map(asFaultyCall);

function attendance(page: Page) {
  return page
    .getByRole('group', { name: 'Aanwezigheid van Tuur Verhaeghe' })
    .getByRole('radio', { name: 'Aanwezig' });
}

async function fillInformation(page: Page): Promise<void> {
  await field(page, 'Voornaam').fill('Zoë');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Willems');
  await field(page, 'E-mailadres').fill('zoe@example.org');
  await field(page, 'Wat wil je weten?').fill('Is er nog plaats?');
}

async function refuseOrders(page: Page): Promise<void> {
  await page.route('**/api?q=place_order', (route) =>
    route.fulfill({ status: 409, json: { errors: ['Volzet'], code: 'not-available' } }),
  );
}

function expectRefusal(page: Page): Promise<void> {
  return expect(page.getByRole('alert').filter({ hasText: 'Volzet' }).first()).toBeVisible();
}

function asFaultyCall(sending: Sending): FaultyCall {
  const { screen, operation, fill, send, reported = expectApology, typed, done, beforeAgain } = sending;
  return {
    screen,
    operation,
    open: fill,
    async fail(page) {
      await send(page);
      await reported(page);
      await typed(page);
    },
    async recover(page) {
      await beforeAgain?.(page);
      await send(page);
      await done(page);
    },
  };
}
