import type { Page } from '@playwright/test';
import { chooseFor, family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

/** A screen that stands or falls with one answer of the server. */
interface Read {
  readonly name: string;
  readonly path: string;
  readonly login?: string;
  /** What a person does before, on the screen of `path`. */
  readonly before?: (page: Page) => Promise<void>;
  readonly operation: string;
}

const teacher = 'docent@example.org';
const manager = 'beheer@example.org';
/** Somebody with a family is asked for whom first. */
const forAn = '?uid=1';

const reads: readonly Read[] = [
  { name: 'club', path: '/arabesk', operation: 'get_club_by_url' },
  { name: 'club-conditions', path: '/arabesk/voorwaarden', operation: 'get_club_conditions' },
  { name: 'club-privacy', path: '/arabesk/privacy', operation: 'get_privacy' },
  { name: 'courses', path: '/arabesk/cursussen', operation: 'get_courses' },
  { name: 'course', path: '/arabesk/ballet-6-8', operation: 'get_course' },
  { name: 'forms', path: '/arabesk/formulieren', operation: 'get_forms' },
  {
    name: 'form-of-club',
    path: '/arabesk/formulieren/programmaboekje-aanvragen',
    operation: 'get_form',
  },
  { name: 'webshop', path: '/arabesk/webshop', operation: 'get_products' },
  { name: 'product', path: '/arabesk/webshop/danstas', operation: 'get_product' },
  {
    name: 'cart',
    path: '/arabesk',
    login: family,
    before: async (page) => {
      await chooseJazz(page);
      await page.goto('/arabesk/winkelmandje');
    },
    operation: 'compile_public_registration_invoice',
  },
  {
    name: 'form',
    path: '/arabesk',
    login: family,
    before: chooseJazz,
    operation: 'get_combined_course_registration_form',
  },
  { name: 'confirmation', path: '/bevestiging/1', login: family, operation: 'get_order' },
  {
    name: 'preview',
    path: '/preview/course-form?club=1',
    operation: 'get_combined_course_registration_form',
  },
  { name: 'dashboard', path: '/dashboard', login: family, operation: 'get_dashboard' },
  { name: 'calendar-month', path: '/calendar?weergave=maand', login: family, operation: 'get_calendar' },
  { name: 'calendar-list', path: '/calendar?weergave=lijst', login: family, operation: 'get_calendar' },
  { name: 'invoices', path: '/kostennota-s', login: family, operation: 'get_invoices' },
  { name: 'certificates', path: '/attesten', login: family, operation: 'get_certificates' },
  { name: 'communication', path: '/communication', login: family, operation: 'get_communications' },
  {
    name: 'message',
    path: '/communication/arabesk/nieuws',
    login: family,
    operation: 'get_communication',
  },
  { name: 'profile', path: '/profiel', login: family, operation: 'get_profile' },
  { name: 'profile-preferences', path: '/profiel', login: family, operation: 'get_preferences' },
  { name: 'teacher', path: '/docent', login: teacher, operation: 'get_teacher_courses' },
  { name: 'teacher-lesson', path: '/docent?les=1', login: teacher, operation: 'get_teacher_session' },
  {
    name: 'management',
    path: '/arabesk/beheer',
    login: manager,
    operation: 'get_managed_courses',
  },
  {
    name: 'management-forms',
    path: '/arabesk/beheer/formulieren',
    login: manager,
    operation: 'get_managed_forms',
  },
  {
    name: 'management-payments',
    path: '/arabesk/beheer/betalingen',
    login: manager,
    operation: 'get_club_payments',
  },
  {
    name: 'management-messages',
    path: '/arabesk/beheer/berichten',
    login: manager,
    operation: 'get_club_messages',
  },
  {
    name: 'management-lessons',
    path: '/arabesk/beheer/lessen',
    login: manager,
    operation: 'get_managed_lessons',
  },
  {
    name: 'management-mails',
    path: '/arabesk/beheer/mails',
    login: manager,
    operation: 'get_undelivered_mails',
  },
  {
    name: 'management-actions',
    path: '/arabesk/beheer/acties',
    login: manager,
    operation: 'get_club_actions',
  },
  { name: 'videos', path: '/video', login: family, operation: 'get_videos' },
  { name: 'video', path: '/arabesk/video/detail/2', login: family, operation: 'get_video' },
  { name: 'tickets', path: '/arabesk/tickets', login: family, operation: 'get_tickets' },
  { name: 'membership-cards', path: '/lidkaarten', login: family, operation: 'get_membership_cards' },
  { name: 'federation', path: '/c/gymfederatie', login: family, operation: 'get_federation' },
  {
    name: 'federation-card',
    path: '/c/gymfederatie/lidkaart',
    login: family,
    operation: 'get_federation_card',
  },
  {
    name: 'invitations',
    path: `/arabesk/uitnodigingen${forAn}`,
    login: family,
    operation: 'get_invitations',
  },
  { name: 'passes', path: `/arabesk/beurtenkaart${forAn}`, login: family, operation: 'get_passes' },
  {
    name: 'pass-log',
    path: `/arabesk/beurtenkaart/logboek${forAn}`,
    login: family,
    operation: 'get_pass_log',
  },
  {
    name: 'pass-reserve',
    path: `/arabesk/beurtenkaart/reserveren${forAn}`,
    login: family,
    operation: 'get_pass_sessions',
  },
];

/** While the answer is on its way, and where it doesn't come. */
export const readScreens: readonly Screen[] = reads.flatMap(({ name, path, login, before, operation }) => {
  const start = { path, ...(login === undefined ? {} : { login }) };
  const call = new RegExp(`/api\\?q=${operation}\\b`);
  return [
    {
      ...start,
      name: `${name}-loading`,
      steps: async (page: Page) => {
        await before?.(page);
        await loading(page, call);
      },
    },
    {
      ...start,
      name: `${name}-failing`,
      expectedErrors: /Failed to load resource/,
      steps: async (page: Page) => {
        await before?.(page);
        await failing(page, call);
      },
    },
  ];
});

function chooseJazz(page: Page): Promise<void> {
  return chooseFor(page, { course: 'jazz-volwassenen', member: 'An' });
}

async function loading(page: Page, call: RegExp): Promise<void> {
  await page.route(call, () => {});
  await page.reload();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
}

async function failing(page: Page, call: RegExp): Promise<void> {
  await page.route(call, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible();
}
