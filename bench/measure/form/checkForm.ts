import type { Browser, Locator, Page } from 'playwright';
import { type Contender, shownOf } from '../../contenders.ts';
import { controlsPerSection } from '../../forms/questionsOf.ts';
import { untilDrawn } from './untilDrawn.ts';

/** Two sections: enough for a second step, and for a second row. */
const count = 20;
/** Two steps, and a third one to confirm the answers. */
const submitsInSteps = 3;
/** The place of the e-mail question in a section. Not every form draws it as `type=email`. */
const emailPlace = 2;

/**
 * Fills in every question of a form as a person does, and submits. Throws when a control doesn't keep what was typed, or
 * when the form doesn't accept the answers: its speed would mean nothing.
 */
export async function checkForm(browser: Browser, origin: string, form: Contender): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/${form.page}.html?count=${count}`);
  await untilDrawn(page, form, shownOf(form, count));
  for (let submits = form.inSteps ? submitsInSteps : 1; submits > 0; submits -= 1) {
    await page.locator(form.submit).waitFor();
    await fillShown(page, form);
    await page.locator(form.submit).click();
    if (await isSoonThere(page.locator('body[data-sent]'))) return page.close();
  }
  const messages = await page.locator(form.message).allTextContents();
  throw new Error(`${form.name} doesn't accept complete answers: ${messages.join(', ')}`);
}

async function fillShown(page: Page, { name }: Contender): Promise<void> {
  const controls = await page.locator('input, select').all();
  for (const [index, control] of controls.entries()) {
    const kept = await fill(control, index % controlsPerSection);
    if (!kept) throw new Error(`${name} doesn't keep the answer in control ${index + 1}`);
  }
}

/** Answers with the last radio button, and with the second option of a select. */
async function fill(control: Locator, place: number): Promise<boolean> {
  const type = await control.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
  if (type === 'radio' || type === 'checkbox') {
    // By keyboard: SurveyJS draws something on top of its own, which takes the mouse.
    await control.press('Space');
    // JSON Forms draws an answer a moment later.
    return isSoonThere(control.and(control.page().locator(':checked')));
  }
  if (type === 'select-one') {
    await control.selectOption({ label: 'Halfgevorderd' });
    const chosen = await control.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
    return chosen === 'Halfgevorderd';
  }
  const text = place === emailPlace ? 'noor@example.be' : `Antwoord ${place}`;
  await control.click();
  await control.pressSequentially(text);
  await control.blur();
  return (await control.inputValue()) === text;
}

function isSoonThere(element: Locator): Promise<boolean> {
  return element.waitFor({ state: 'attached', timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}
