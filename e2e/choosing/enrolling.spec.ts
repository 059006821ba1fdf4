import type { Locator, Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { family } from '../support/person/registering.ts';
import { type UserInput, userInputOn } from '../support/person/userInput.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** Formats an amount in euros as the portal does, with a non-breaking space. */
const money = (amount: string) => new RegExp(`€\\s${amount}`);
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const totals = (page: Page) => page.getByRole('status').filter({ hasText: 'Totaal' });
const state = (page: Page) => page.getByRole('main').getByRole('status');
const enrol = (page: Page) => page.getByRole('button', { name: /^Inschrijven/ });

interface Choice {
  readonly list: 'Cursussen' | 'Activiteiten';
  readonly course: string;
  readonly tariff?: RegExp;
  readonly member: string;
}

const camp = { list: 'Activiteiten', course: 'Danskamp in de vakantie', tariff: /^Hele week/ } as const;

async function comeIn(page: Page, isMobile: boolean): Promise<UserInput> {
  await logIn(page, family);
  return userInputOn(page, isMobile);
}

/** Chooses a course, from the page of the club to the screen after "Inschrijven". */
async function chooseCourse(
  page: Page,
  user: UserInput,
  { list, course, tariff, member }: Choice,
): Promise<void> {
  await user.press(page.getByRole('main').getByRole('link', { name: list }));
  await user.type(page.getByRole('searchbox', { name: /^Zoek een/ }), course);
  await expect(page.getByRole('status').filter({ hasText: '1 resultaat' })).toBeVisible();
  await user.press(page.getByRole('main').getByRole('link', { name: course }));
  await expect(title(page, course)).toBeVisible();
  await user.choose(
    page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: `${member} Peeters` }),
  );
  if (tariff) await user.choose(page.getByRole('radio', { name: tariff }));
  await user.press(enrol(page));
}

/** Waits for the cart with the prices of the server. */
async function expectCart(page: Page, sums: readonly RegExp[]): Promise<void> {
  await expect(totals(page)).toHaveAttribute('aria-busy', 'false');
  for (const sum of sums) await expect(totals(page)).toContainText(sum);
}

async function enterVoucher(page: Page, user: UserInput, code: string): Promise<void> {
  await user.press(page.getByRole('button', { name: 'Heb je een kortingscode?' }));
  await user.type(page.getByRole('textbox', { name: 'Kortingscode' }), code);
  await page.keyboard.press('Enter');
}

/** Answers the general questions of the club. Prefilled answers stay unchanged. */
async function answerGeneral(page: Page, user: UserInput): Promise<void> {
  await user.press(page.getByRole('button', { name: /^Wijzig (Wie ben je|Over \p{Lu})/u }));
  await user.type(page.getByRole('textbox', { name: 'E-mailadres' }), family);
  await pick(page, user, { box: page.getByRole('combobox', { name: 'Nationaliteit' }), option: 'Belgisch' });
  await user.type(page.getByRole('textbox', { name: 'Wie mogen we bellen?' }), 'An Peeters, mama');
  await user.type(page.getByRole('textbox', { name: 'Op welk nummer?' }), '+32 470123456');
  await user.choose(page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Nee' }));
  await user.choose(page.getByRole('checkbox', { name: /komt? op tijd/ }));
}

/** Types a national number that fits the birthdate; the tax certificate of the camp needs one. */
async function answerNationalNumber(page: Page, user: UserInput): Promise<void> {
  const birthdate = await page.getByRole('textbox', { name: 'Geboortedatum' }).inputValue();
  const [day = '', month = '', year = ''] = birthdate.split('/');
  const number = page.getByRole('textbox', { name: 'Rijksregisternummer' });
  await user.type(number, `${year.slice(2)}${month}${day}00123`);
}

async function answerCamp(page: Page, user: UserInput): Promise<void> {
  await user.type(page.getByRole('textbox', { name: 'Straat' }), 'Burgstraat');
  await user.type(page.getByRole('textbox', { name: 'Huisnummer' }), '12');
  await user.type(page.getByRole('combobox', { name: 'Postcode' }), '9000');
  await user.type(page.getByRole('combobox', { name: 'Gemeente' }), 'Gent');
  await user.type(page.getByRole('textbox', { name: 'Wie haalt je kind op?' }), 'Tom, papa');
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
}

async function goOnTo(page: Page, user: UserInput, course: string): Promise<void> {
  await user.press(page.getByRole('button', { name: `Verder naar: ${course}` }));
}

async function pick(
  page: Page,
  user: UserInput,
  { box, option }: { box: Locator; option: string },
): Promise<void> {
  await user.type(box, option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(option);
}

async function expectCheckout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Testbetaling' })).toBeVisible();
  await expect(page.getByText(money('50,00'))).toBeVisible();
}

/** Returns the number of the order on the confirmation page. */
async function orderOf(page: Page, heading: RegExp | string): Promise<string> {
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(title(page, heading)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a family orders for one child in instalments with a voucher, by keyboard or by touch', async ({
  page,
  portal,
  isMobile,
}) => {
  const user = await comeIn(page, isMobile);
  await page.goto('/arabesk');
  await chooseCourse(page, user, { list: 'Cursussen', course: 'Ballet 6-8 jaar', member: 'Lars' });
  // A course with one tariff leads straight to the form.
  await expect(title(page, 'Gegevens van Lars')).toBeVisible();
  await user.press(page.getByRole('link', { name: 'Terug naar je winkelmandje' }));
  await user.press(page.getByRole('link', { name: 'Kies nog iets' }));
  await chooseCourse(page, user, { ...camp, member: 'Lars' });

  await expect(title(page, 'Winkelmandje van Lars')).toBeVisible();
  await enterVoucher(page, user, 'WELKOM10');
  await user.choose(page.getByRole('radio', { name: 'Gespreid' }));
  const sums = [
    /Kortingen\s*−\s€\s33,00/,
    /Totaal\s*€\s297,00/,
    /Nu te betalen\s*€\s50,00/,
    /Later te betalen\s*€\s247,00/,
  ];
  await expectCart(page, sums);
  const plan = page.getByRole('list', { name: 'Wanneer je wat betaalt' }).getByRole('listitem');
  await expect(plan).toHaveText([
    /Vandaag\s*€\s50,00/,
    /€\s58,25/,
    /€\s58,25/,
    /Later, met een kostennota van de club\s*€\s130,50/,
  ]);
  await expectAccessibleInBothThemes(page);

  await user.press(page.getByRole('link', { name: /^Verder · €\s297,00/ }));

  await expect(title(page, 'Gegevens van Lars')).toBeVisible();
  await answerGeneral(page, user);
  await answerNationalNumber(page, user);
  await goOnTo(page, user, 'Ballet 6-8 jaar');
  await pick(page, user, { box: page.getByRole('combobox', { name: /balletschoenen/ }), option: 'Maat 30' });
  await goOnTo(page, user, 'Danskamp in de vakantie');
  await answerCamp(page, user);
  await user.press(page.getByRole('button', { name: 'Kijk alles na' }));
  await expect(page.getByRole('region', { name: 'Te betalen' })).toContainText(money('297,00'));
  await user.choose(page.getByRole('checkbox', { name: /Ik ga akkoord/ }));
  const main = page.getByRole('main');
  await expect(main.getByText('Je betaalt vandaag niets.')).toHaveCount(0);
  await expect(main.getByText(/Nu te betalen: €\s50,00/)).toBeVisible();
  await user.press(orderButton(page, '297,00'));

  // The button said to pay, so it led to the bank. Back is the confirmation.
  await expectCheckout(page);
  await page.goBack();
  const oid = await orderOf(page, 'Je bestelling is nog niet betaald');
  await expect(state(page)).toHaveText(/^Nog niet betaald/);
  for (const course of ['Ballet 6-8 jaar', camp.course])
    await expect(main.getByText(`Lars Peeters · ${course}`)).toBeVisible();
  // What is due now stands among the amounts, and in the details of the transfer.
  for (const [amount, places] of [
    ['297,00', 1],
    ['50,00', 2],
    ['247,00', 1],
  ] as const)
    await expect(main.getByRole('definition').filter({ hasText: money(amount) })).toHaveCount(places);
  await expect(main.getByRole('listitem').filter({ hasText: money('58,25') })).toHaveCount(2);
  await expect(main.getByRole('listitem').filter({ hasText: 'kostennota' })).toContainText(money('130,50'));
  await expectAccessibleInBothThemes(page);
  const { text } = await newestMail({ to: family, about: new RegExp(`nr\\. ${oid}\\)`) }, portal.dataFolder);
  for (const line of [
    /Totaal: €\s297,00/,
    /Nu te betalen: €\s50,00/,
    /Later te betalen: €\s247,00/,
    /kostennota van de club: €\s130,50/,
  ])
    expect(text).toMatch(line);

  // The rest of the parts comes later.
  await user.press(page.getByRole('button', { name: 'Terug naar de betaalpagina' }));
  await expectCheckout(page);
  await user.press(page.getByRole('button', { name: 'Betaald' }));
  await expect(state(page)).toHaveText(/^Deels betaald€\s50,00 is betaald\./);
});
