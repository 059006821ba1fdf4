import { expect, test } from '../support/test.ts';

test('only the page of a club with a style loads the font of its name, with the first stylesheets', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/de-zwaluw');
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fonts.join()).not.toMatch(/lora|nunito/);

  await page.goto('/arabesk');
  await expect.poll(() => fonts.filter((url) => url.includes('lora')).length).toBe(1);
  await expect(title.getByText('Dansstudio Arabesk')).toHaveCSS('font-family', /^Lora/);
  expect(fonts.join()).not.toMatch(/nunito/);
});
