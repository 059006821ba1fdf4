import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { logIn } from './logIn.ts';

/** The demo parent. With three children, every course asks for whom it is. */
export const family = 'ouder@example.org';

/** Logs in, and puts one tariff of a course in the cart. A user without a family isn't asked for whom it is. */
export async function openForm(page: Page, course: string, member: string, login = family): Promise<void> {
  await logIn(page, login);
  await page.goto(`/arabesk/${course}`);
  if (login === family) {
    const members = page.getByRole('group', { name: 'Voor wie?' });
    await members.getByRole('radio', { name: `${member} Peeters` }).check();
  }
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Gegevens van ${member}` })).toBeVisible();
}

interface Chosen {
  readonly course: string;
  readonly member: string;
  readonly tariff?: string;
}

/** Puts a course in the cart of one of the children. A course with one tariff leads straight to the form. */
export async function chooseFor(page: Page, { course, member, tariff }: Chosen): Promise<void> {
  await page.goto(`/arabesk/${course}`);
  const members = page.getByRole('group', { name: 'Voor wie?' });
  await members.getByRole('radio', { name: `${member} Peeters` }).check();
  if (tariff) await page.getByRole('radio', { name: tariff }).check();
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);
}

/** The section with what the profile knows. It is folded where the profile answers all that is required. */
export const whoAreYou = (page: Page) =>
  page.getByRole('region', { name: /^(Wie ben je\?|Over \p{Lu}\S*)$/u });

/** Opens the section with what the profile knows, where it is folded. */
export async function openKnown(page: Page): Promise<void> {
  await expect(whoAreYou(page)).toBeVisible();
  const change = page.getByRole('button', { name: /^Wijzig (Wie ben je|Over \p{Lu})/u });
  // A draft that arrives meanwhile opens the section by itself, and the button goes.
  await expect(async () => {
    if (!(await change.isVisible())) return;
    await change.click({ timeout: 2000 });
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused();
  }).toPass();
}

/** Answers Arabesk's general questions, and then the questions of a course in the next step. */
export async function answerEverything(page: Page): Promise<void> {
  await openKnown(page);
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(family);
  await choose(page, page.getByRole('combobox', { name: 'Nationaliteit' }), 'Belgisch');
  await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('An Peeters, mama');
  await page.getByRole('textbox', { name: 'Op welk nummer?' }).fill('+32 470123456');
  await page
    .getByRole('radiogroup', { name: /gezondheid/ })
    .getByRole('radio', { name: 'Nee' })
    .check();
  await page.getByRole('checkbox', { name: /komt? op tijd/ }).check();
  const nationalNumber = page.getByRole('textbox', { name: 'Rijksregisternummer' });
  if (await nationalNumber.isVisible()) await nationalNumber.fill(await numberByBirthdate(page));
  await goToNextStep(page);
  const shoes = page.getByRole('combobox', { name: /balletschoenen/ });
  if (await shoes.isVisible()) await choose(page, shoes, 'Maat 30');
}

/** Answers the extra questions of the camp, in the next step when the form has steps. */
export async function answerCamp(page: Page): Promise<void> {
  await goToNextStep(page);
  await page.getByRole('textbox', { name: 'Straat' }).fill('Burgstraat');
  await page.getByRole('textbox', { name: 'Huisnummer' }).fill('12');
  await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
  await page.getByRole('combobox', { name: 'Gemeente' }).fill('Gent');
  await page.getByRole('textbox', { name: 'Wie haalt je kind op?' }).fill('Tom, papa');
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
}

async function goToNextStep(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^Verder naar/ });
  if (!(await next.isVisible())) return;
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
}

/** Makes up a register number that begins with the birthdate. */
async function numberByBirthdate(page: Page): Promise<string> {
  const birthdate = await page.getByRole('textbox', { name: 'Geboortedatum' }).inputValue();
  const [day = '', month = '', year = ''] = birthdate.split('/');
  return `${year.slice(2)}${month}${day}00123`;
}

/** Searches in a long list and selects the result, unless a previous answer already selected it. */
async function choose(page: Page, box: Locator, option: string): Promise<void> {
  if ((await box.inputValue()) === option) return;
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

export async function acceptConditions(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
}
