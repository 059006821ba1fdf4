import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred, fakeAddresses } from './fakeAddresses.ts';
import { button, city, fillIn, part, postal, renderInput, status, street } from './heldAddressInput.tsx';

describe('AddressInput, postcode and city', () => {
  const cityOptions = () => page.getByRole('listbox', { name: 'Gemeente' }).getByRole('option');

  test('a postcode with one city fills in that city', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(postal(), '8000');
    await expect.element(city()).toHaveValue('Brugge');
    await expect.element(postal()).toHaveFocus();
  });

  test('a postcode with several cities offers them in the city field, by keyboard', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(postal(), '9050');
    await userEvent.tab();
    await expect.element(city()).toHaveFocus();
    await expect.element(cityOptions()).toHaveLength(2);
    await expect.element(status('2 suggesties')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(city()).toHaveValue('Ledeberg');
    expect(last()).toMatchObject({ postal: '9050', city: 'Ledeberg' });
    expect(cityOptions().query()).toBeNull();
  });

  test('a city fills in its postcode and its official spelling on blur', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(city(), 'brugge');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Erna'));
    await expect.element(postal()).toHaveValue('8000');
    await expect.element(city()).toHaveValue('Brugge');
  });

  test('a postcode left before the places are loaded fills in its city after loading', async () => {
    const places = deferred<readonly { postal: string; city: string }[]>();
    const { last } = await renderInput({ addresses: fakeAddresses({ places: () => places.promise }) });
    await userEvent.type(postal(), '9000');
    await userEvent.tab();
    await expect.element(city()).toHaveFocus();
    places.resolve([{ postal: '9000', city: 'Gent' }]);
    await expect.element(city()).toHaveValue('Gent');
    expect(last()).toMatchObject({ postal: '9000', city: 'Gent' });
  });

  test('a city typed just after it was filled in replaces that city', async () => {
    const places = deferred<readonly { postal: string; city: string }[]>();
    await renderInput({ addresses: fakeAddresses({ places: () => places.promise }) });
    await userEvent.type(postal(), '9000');
    await userEvent.tab();
    places.resolve([{ postal: '9000', city: 'Gent' }]);
    await expect.element(city()).toHaveValue('Gent');
    await userEvent.keyboard('Gent');
    await expect.element(city()).toHaveValue('Gent');
  });

  test('a city typed while the places are loading stays', async () => {
    const places = deferred<readonly { postal: string; city: string }[]>();
    await renderInput({ addresses: fakeAddresses({ places: () => places.promise }) });
    await userEvent.type(postal(), '9000');
    await userEvent.type(city(), 'Ge');
    places.resolve([{ postal: '9000', city: 'Gent' }]);
    await expect.element(page.getByRole('option', { name: '9000 Gent' })).toBeVisible();
    await expect.element(city()).toHaveValue('Ge');
  });

  test('a tap on a place fills in the postcode and the city', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(city(), 'gentb');
    await userEvent.click(page.getByRole('option', { name: '9050 Gentbrugge' }));
    expect(last()).toMatchObject({ postal: '9050', city: 'Gentbrugge' });
    await expect.element(city()).toHaveFocus();
  });

  test('loads the places on first focus, and those of another country when it is chosen', async () => {
    const addresses = fakeAddresses();
    await renderInput({ addresses });
    expect(addresses.places).not.toHaveBeenCalled();
    await userEvent.click(street());
    await expect.poll(() => addresses.places.mock.calls.map(([country]) => country)).toEqual(['BE']);
    await userEvent.selectOptions(part('Land'), 'Nederland');
    await expect.poll(() => addresses.places.mock.calls.map(([country]) => country)).toEqual(['BE', 'NL']);
    await userEvent.type(postal(), '1012 AB');
    await userEvent.type(city(), 'Amsterdam');
    await expect.element(city()).toHaveValue('Amsterdam');
  });

  test('choosing another country clears the postcode and the city', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await fillIn();
    await userEvent.selectOptions(part('Land'), 'Nederland');
    await expect.element(postal()).toHaveValue('');
    await expect.element(city()).toHaveValue('');
    expect(last()).toMatchObject({ street: 'Kerkstraat', country: 'NL', isValidAddress: false });
  });

  test('a Dutch postcode keeps its letters when a city is filled in', async () => {
    const places = async (country: string) =>
      country === 'NL' ? [{ postal: '1012', city: 'Amsterdam' }] : [];
    const { last } = await renderInput({ addresses: fakeAddresses({ places }) });
    await userEvent.selectOptions(part('Land'), 'Nederland');
    await userEvent.fill(postal(), '1012ab');
    await userEvent.tab();
    await expect.element(city()).toHaveValue('Amsterdam');
    await expect.element(postal()).toHaveValue('1012 AB');
    await userEvent.fill(city(), 'Ams');
    await userEvent.click(page.getByRole('option', { name: '1012 Amsterdam' }));
    expect(last()).toMatchObject({ postal: '1012 AB', city: 'Amsterdam', country: 'NL' });
  });

  test('accepts free text when the lists fail to load, says so, and retries on request', async () => {
    const addresses = fakeAddresses({
      countries: () => Promise.reject(new Error('offline')),
      places: () => Promise.reject(new Error('offline')),
    });
    const { last } = await renderInput({ addresses });
    await fillIn();
    expect(last()).toMatchObject({ postal: '9000', city: 'Gent', country: 'BE' });
    const failed = status('We konden de lijst met gemeenten niet laden.');
    await expect.element(failed).toBeVisible();
    addresses.places.mockResolvedValue([{ postal: '8000', city: 'Brugge' }]);
    await userEvent.click(failed.getByRole('button', { name: 'Opnieuw proberen' }));
    await expect.poll(() => failed.query()).toBeNull();
    await expect
      .element(status('We konden de lijst met landen niet laden. Probeer het straks opnieuw.'))
      .toBeVisible();
    await userEvent.fill(postal(), '8000');
    await expect.element(city()).toHaveValue('Brugge');
  });

  test('names the countries in Dutch, with the nearby ones first', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await expect
      .poll(() => [...part('Land').element().querySelectorAll('option')].map(({ text }) => text))
      .toEqual(['België', 'Nederland', 'Frankrijk', 'Duitsland']);
    await expect.element(part('Land')).toHaveValue('BE');
  });
  test('a long list of countries is a paged select, and always has a value', async () => {
    const codes = ['AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR', 'NL'];
    const addresses = fakeAddresses({ countries: async () => codes });
    const { last } = await renderInput({ addresses });
    const country = page.getByRole('combobox', { name: 'Land' });
    await expect.element(country).toHaveValue('België');
    expect(page.getByRole('button', { name: 'Wis keuze' }).query()).toBeNull();
    await userEvent.click(country);
    const options = page.getByRole('listbox', { name: 'Keuzes' }).getByRole('option');
    await expect.element(options).toHaveLength(11);
    const names = options.elements().map(({ textContent }) => textContent);
    expect(names.slice(0, 5)).toEqual(['België', 'Nederland', 'Frankrijk', 'Duitsland', 'Bulgarije']);
    await userEvent.fill(country, 'oosten');
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toHaveValue('Oostenrijk');
    expect(last()).toMatchObject({ country: 'AT' });
  });
});
