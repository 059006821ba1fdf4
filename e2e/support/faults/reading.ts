import type { Page } from '@playwright/test';
import { logIn } from '../person/logIn.ts';
import { registerNewAccount } from '../person/newAccount.ts';
import { chooseFor, family, whoAreYou } from '../person/registering.ts';
import { shownForm } from '../screen/preview/shownForm.ts';
import { expect } from '../test.ts';
import { expectRetry, type FaultyCall, retry } from './faultyCall.ts';

type Shown = (page: Page) => Promise<void>;

interface Reading extends Pick<FaultyCall, 'screen' | 'operation'> {
  readonly path: string;
  readonly open?: FaultyCall['open'];
  /** Checks the screen after the call succeeds. */
  readonly shows: Shown;
}

const screens: readonly Reading[] = [
  {
    screen: 'the club page',
    operation: 'get_club_by_url',
    path: '/arabesk',
    shows: heading('Dansstudio Arabesk'),
  },
  {
    screen: 'the conditions',
    operation: 'get_club_conditions',
    path: '/arabesk/voorwaarden',
    shows: (page) => expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible(),
  },
  {
    screen: 'the privacy page of a club',
    operation: 'get_privacy',
    path: '/arabesk/privacy',
    shows: (page) => expect(page.getByRole('heading', { name: 'Niet tevreden?' })).toBeVisible(),
  },
  {
    screen: 'the course list',
    operation: 'get_courses',
    path: '/arabesk/cursussen',
    shows: link('Ballet 6-8 jaar'),
  },
  {
    screen: 'the activities',
    operation: 'get_courses',
    path: '/arabesk/activiteiten',
    shows: (page) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
  {
    screen: 'a course',
    operation: 'get_course',
    path: '/arabesk/ballet-6-8',
    shows: heading('Ballet 6-8 jaar'),
  },
  {
    screen: 'the forms of a club',
    operation: 'get_forms',
    path: '/arabesk/formulieren',
    shows: link('Programmaboekje aanvragen'),
  },
  {
    screen: 'a form of a club',
    operation: 'get_form',
    path: '/arabesk/formulieren/programmaboekje-aanvragen',
    shows: (page) => expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible(),
  },
  {
    screen: 'the preview of a form',
    operation: 'get_combined_course_registration_form',
    path: '/preview/course-form?club=1',
    shows: (page) => expect(shownForm(page).getByLabel('Voornaam').first()).toBeVisible(),
  },
  {
    screen: 'any screen that checks the session',
    operation: 'validate_auth',
    path: '/profiel',
    open: async (page) => void (await registerNewAccount(page)),
    shows: heading('Profiel van Nele'),
  },
  {
    screen: 'a profile',
    operation: 'get_profile',
    path: '/profiel',
    open: async (page) => void (await registerNewAccount(page)),
    shows: (page) => expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Nele'),
  },
  {
    screen: 'the calendar',
    operation: 'get_calendar',
    path: '/calendar?weergave=lijst',
    open: asParent,
    shows: link(/^Jazz 12-15 jaar/),
  },
  {
    screen: 'the dashboard',
    operation: 'get_dashboard',
    path: '/dashboard',
    open: asParent,
    shows: (page) => expect(page.getByRole('heading', { name: 'Volgende lessen' })).toBeVisible(),
  },
  {
    screen: 'the registrations on the dashboard',
    operation: 'get_registrations',
    path: '/dashboard',
    open: asParent,
    shows: (page) => expect(page.getByRole('link', { name: 'Jazz 12-15 jaar' }).first()).toBeVisible(),
  },
  {
    screen: 'the choice of a member',
    operation: 'get_user_family_members',
    path: '/?redirect=%2Fdashboard&requiresMember=true',
    open: asParent,
    shows: (page) => expect(page.getByRole('button', { name: 'Noor Peeters' })).toBeVisible(),
  },
  {
    screen: 'the cart',
    operation: 'compile_public_registration_invoice',
    path: '/arabesk/winkelmandje',
    open: withCart,
    shows: link(/^Verder/),
  },
  {
    screen: 'the registration form',
    operation: 'get_combined_course_registration_form',
    path: '/arabesk/winkelmandje?stap=gegevens',
    open: withCart,
    shows: (page) => expect(whoAreYou(page)).toContainText('VoornaamAn'),
  },
  {
    screen: 'the invoices of a family',
    operation: 'get_invoices',
    path: '/kostennota-s',
    open: asParent,
    shows: (page) => expect(page.getByRole('heading', { name: 'Nog te betalen' })).toBeVisible(),
  },
  {
    screen: 'the messages of a family',
    operation: 'get_communications',
    path: '/communication',
    open: asParent,
    shows: (page) => expect(page.getByRole('list', { name: 'Berichten' })).toBeVisible(),
  },
  {
    screen: 'the preferences of a member',
    operation: 'get_preferences',
    path: '/profiel',
    open: asParent,
    shows: (page) => expect(page.getByRole('button', { name: 'Bewaar voorkeuren' })).toBeVisible(),
  },
  {
    screen: 'the devices of an account',
    operation: 'get_sessions',
    path: '/profiel',
    open: asParent,
    shows: (page) => expect(page.getByText(/^Dit toestel, aangemeld op/)).toBeVisible(),
  },
  {
    screen: 'a message',
    operation: 'get_communication',
    path: '/communication/arabesk/repetities-lentevoorstelling',
    open: asParent,
    shows: heading('Repetities voor de lentevoorstelling'),
  },
  {
    screen: 'the certificates of a family',
    operation: 'get_certificates',
    path: '/attesten',
    open: asParent,
    shows: (page) => expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible(),
  },
  {
    screen: 'the videos of a family',
    operation: 'get_videos',
    path: '/video',
    open: asParent,
    shows: link('Opwarming, deel 1'),
  },
  {
    screen: 'the videos of a course',
    operation: 'get_videos',
    path: '/arabesk/video/jazz-tieners',
    open: asParent,
    shows: link('Opwarming, deel 1'),
  },
  {
    screen: 'a video',
    operation: 'get_video',
    path: '/arabesk/video/detail/2',
    open: asParent,
    shows: heading('Opwarming, deel 1'),
  },
  {
    screen: 'the courses of a teacher',
    operation: 'get_teacher_courses',
    path: '/docent',
    open: (page) => logIn(page, 'docent@example.org'),
    shows: (page) => expect(page.getByRole('heading', { name: 'Kleuterdans' })).toBeVisible(),
  },
  {
    screen: 'the participants of a lesson',
    operation: 'get_teacher_session',
    path: '/docent?les=1',
    open: (page) => logIn(page, 'docent@example.org'),
    shows: heading('Kleuterdans'),
  },
  {
    screen: 'the tickets of a family',
    operation: 'get_tickets',
    path: '/arabesk/tickets',
    open: asParent,
    shows: (page) => expect(page.getByRole('img', { name: /^QR-code van het ticket/ }).first()).toBeVisible(),
  },
  {
    screen: 'the membership cards of a family',
    operation: 'get_membership_cards',
    path: '/lidkaarten',
    open: asParent,
    shows: (page) => expect(page.getByRole('heading', { name: 'Lars Peeters' })).toBeVisible(),
  },
  {
    screen: 'a federation',
    operation: 'get_federation',
    path: '/c/gymfederatie',
    open: asParent,
    shows: heading('Gymfederatie Vlaanderen'),
  },
  {
    screen: 'the card of a federation',
    operation: 'get_federation_card',
    path: '/c/gymfederatie/lidkaart',
    open: asParent,
    shows: heading('Lidkaart Gymfederatie Vlaanderen'),
  },
];

/** Screens that can't work without the data that they load. */
export const reading: readonly FaultyCall[] = screens.map(asFaultyCall);

function asFaultyCall({ screen, operation, path, open, shows }: Reading): FaultyCall {
  return {
    screen,
    operation,
    open: open ?? (async () => {}),
    async fail(page) {
      await page.goto(path);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await shows(page);
    },
  };
}

function asParent(page: Page): Promise<void> {
  return logIn(page, family);
}

async function withCart(page: Page): Promise<void> {
  await asParent(page);
  await chooseFor(page, { course: 'jazz-volwassenen', member: 'An' });
}

function heading(name: string): Shown {
  return (page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

function link(name: string | RegExp): Shown {
  return (page) => expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
}
