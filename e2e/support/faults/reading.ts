import type { Page } from '@playwright/test';
import { logIn } from '../logIn.ts';
import { registerNewAccount } from '../newAccount.ts';
import { chooseFor, family } from '../registering.ts';
import { expect } from '../test.ts';
import { expectRetry, type FaultyCall, retry } from './faultyCall.ts';

type Shown = (page: Page) => Promise<void>;

interface Reading extends Pick<FaultyCall, 'screen' | 'operation'> {
  readonly path: string;
  readonly open?: FaultyCall['open'];
  /** What stands there once the call goes through. */
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
    shows: (page) => expect(page.frameLocator('iframe').getByLabel('Voornaam').first()).toBeVisible(),
  },
  {
    screen: 'any screen that asks who is logged in',
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
    shows: (page) => expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('An'),
  },
];

/** Screens that stand or fall with what they load. */
export const reading: readonly FaultyCall[] = screens.map(asFaultyCall);

function asFaultyCall({ screen, operation, path, open, shows }: Reading): FaultyCall {
  return {
    screen,
    operation,
    open: open ?? (async () => {}),
    async meet(page) {
      await page.goto(path);
      await expectRetry(page);
    },
    async mend(page) {
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
  return (page) => expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
}
