import type { Page } from '@playwright/test';
import { readManifest } from '#scripts/sizes/builtChunks.ts';
import { openForm, openKnown } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

/** Holds back the code of a module, by its name in the build, until the test releases it. */
async function holdBack(page: Page, module: 'MaskedPhoneInput' | 'answerChecks'): Promise<() => void> {
  const chunk = Object.values(readManifest()).find(({ name }) => name === module);
  if (!chunk) throw new Error(`${module} is no chunk of the built portal`);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${chunk.file}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a form whose code arrives late keeps what is typed with the caret, and sends nothing without its checks', async ({
  page,
}) => {
  const releasePhone = await holdBack(page, 'MaskedPhoneInput');
  const releaseChecks = await holdBack(page, 'answerChecks');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/q=save_combined/.test(request.url())) sent.push(request.url());
  });
  await openForm(page, 'ballet-6-8', 'Lars');

  await test.step('a phone number is typed before its control is there', async () => {
    const phone = page.getByRole('textbox', { name: 'Op welk nummer?' });
    const dialCode = page.getByRole('combobox', { name: 'Landcode' });
    await phone.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0470123456');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialCode).toHaveCount(0);
    releasePhone();
    await expect(dialCode).not.toHaveCount(0);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('0470 12 34 56');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await expect(phone).toHaveValue('0470 12 39 56');
  });

  await test.step('a submit waits for the checks', async () => {
    await openKnown(page);
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vul dit veld in')).toHaveCount(0);
    releaseChecks();
    await expect(page.getByRole('alert').first()).toContainText('Vul dit veld in');
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused();
    expect(sent).toEqual([]);
  });
});
