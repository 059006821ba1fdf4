import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { developmentPortal } from '../support/server/developmentPortal.ts';
import { expect, test } from '../support/test.ts';

const form = '/arabesk/formulieren/programmaboekje-aanvragen';
const google = /^https:\/\/(maps|places)\.googleapis\.com\//;

/** Collects the requests of the page to other origins. */
function listenToOthers(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) asked.push(url);
  });
  return asked;
}

/** Stands in for the part of Google's library that the search uses. Like the real library, it calls its own server. */
const library = `
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        const { sessionToken, ...asked } = request;
        const response = await fetch('https://places.googleapis.com/v1/places:autocomplete', { method: 'POST', body: JSON.stringify(asked) });
        const { suggestions } = await response.json();
        return {
          suggestions: suggestions.map(({ id, text, components }) => ({
            placePrediction: {
              placeId: id,
              text: { text },
              toPlace: () => ({ fetchFields: async () => ({ place: { addressComponents: components } }) }),
            },
          })),
        };
      },
    },
  };
  google.maps.importLibrary = async () => places;
  google.maps.__ib__();
`;

const burgstraat = {
  id: 'a',
  text: 'Burgstraat 12, Gent',
  components: [
    { types: ['route'], longText: 'Burgstraat', shortText: 'Burgstraat' },
    { types: ['street_number'], longText: '12', shortText: '12' },
    { types: ['postal_code'], longText: '9000', shortText: '9000' },
    { types: ['locality'], longText: 'Gent', shortText: 'Gent' },
    { types: ['country'], longText: 'België', shortText: 'BE' },
  ],
};

test('without a key the address is filled in by hand, and no other origin gets a request', async ({
  page,
  baseURL,
}) => {
  const asked = listenToOthers(page, baseURL ?? '');
  await page.goto(form);
  await page.getByRole('textbox', { name: 'Straat' }).fill('Burgstraat');
  await expect(page.getByRole('combobox', { name: 'Zoek je adres' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('with a key', () => {
  test.use({ portalEnv: developmentPortal });

  test('the maps service loads when the search gets the focus, and finds an address', async ({
    page,
    portal,
  }) => {
    let searches: unknown[] = [];
    await page.route(google, async (route) => {
      const request = route.request();
      if (request.url().startsWith('https://maps.')) {
        await route.fulfill({ contentType: 'text/javascript', body: library });
        return;
      }
      searches = [...searches, request.postDataJSON()];
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { suggestions: [burgstraat] },
      });
    });
    const asked = listenToOthers(page, portal.origin);
    await page.goto(form);
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('An');
    await expect(page.getByRole('textbox', { name: 'Straat' })).toHaveCount(0);
    expect(asked).toEqual([]);

    const search = page.getByRole('combobox', { name: 'Zoek je adres' });
    await search.focus();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?.*key=a-key-of-a-test/);
    await search.fill('burgstr');
    await page.getByRole('option', { name: 'Burgstraat 12, Gent' }).click();
    await expect(page.getByRole('textbox', { name: 'Straat' })).toHaveValue('Burgstraat');
    await expect(page.getByRole('combobox', { name: 'Postcode' })).toHaveValue('9000');
    await expect(page.getByText('Dit adres klopt.')).toBeVisible();
    expect(searches).toEqual([
      expect.objectContaining({ input: 'burgstr', includedRegionCodes: ['be', 'nl', 'fr'], language: 'nl' }),
    ]);
    await expectAccessible(page);
  });
});
