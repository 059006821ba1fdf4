import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdTimers } from '#tests/setup/holdTimers.ts';
import { deferred, fakeAddresses, fakePlaces, forever, gent } from './fakeAddresses.ts';
import { button, city, renderInput, status, street, typeInto } from './heldAddressInput.tsx';

describe('AddressInput, search', () => {
  const search = () => page.getByRole('combobox', { name: 'Zoek je adres' });

  test('shows one search box first; a choice fills in the parts and is validated', async () => {
    holdTimers();
    const addresses = fakeAddresses();
    const places = fakePlaces();
    const { last } = await renderInput({ addresses, places });
    expect(street().query()).toBeNull();
    await typeInto(search(), 'kerkstraat 12');
    await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    await expect.element(page.getByRole('option')).toHaveLength(2);
    await expect.element(status('2 suggesties')).toBeInTheDocument();
    expect(places.suggest).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(street()).toHaveValue('Kerkstraat');
    await expect.element(status('Dit adres klopt.')).toBeVisible();
    expect(places.resolve.mock.calls[0]?.[0]).toBe('a');
    expect(last()).toEqual(gent);
    await expect.element(search()).toHaveFocus();
  });

  test('reveals the parts on "Adres niet gevonden?", and focuses the first', async () => {
    await renderInput({ addresses: fakeAddresses(), places: fakePlaces() });
    await userEvent.click(button('Adres niet gevonden?'));
    await expect.element(street()).toHaveFocus();
    expect(button('Adres niet gevonden?').query()).toBeNull();
  });

  test('shows the parts of a filled address and of an address with problems', async () => {
    await renderInput({ places: fakePlaces(), value: gent });
    await expect.element(street()).toHaveValue('Kerkstraat');
    await renderInput({
      id: 'ander',
      places: fakePlaces(),
      problems: [{ path: ['city'], message: 'Vul dit veld in', severity: 'error' }],
    });
    await expect.element(city().nth(1)).toHaveAccessibleDescription('Vul dit veld in');
  });

  test.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['hangs', forever],
  ])('says that the search %s, and still offers manual entry', async (_name, suggest) => {
    await renderInput({ addresses: fakeAddresses(), places: fakePlaces({ suggest }), patience: 50 });
    await userEvent.type(search(), 'kerkstraat');
    await expect.element(status('We kunnen nu geen adressen zoeken. Vul je adres zelf in.')).toBeVisible();
    await userEvent.click(button('Adres niet gevonden?'));
    await expect.element(street()).toHaveFocus();
  });

  test('shows a sentence when nothing was found', async () => {
    await renderInput({ places: fakePlaces({ suggest: async () => [] }) });
    await userEvent.type(search(), 'nergens');
    await expect.element(status('Geen adres gevonden. Vul het zelf in.')).toBeVisible();
  });

  test('shows the results of the last query, also when an earlier answer is late', async () => {
    const early = deferred<readonly { id: string; text: string }[]>();
    const places = fakePlaces({
      suggest: (text) => (text === 'ker' ? early.promise : Promise.resolve([{ id: 'z', text: 'Kerkplein' }])),
    });
    await renderInput({ places });
    await userEvent.type(search(), 'ker');
    await expect.poll(() => places.suggest.mock.calls.length).toBe(1);
    await userEvent.type(search(), 'kp');
    await expect.element(page.getByRole('option')).toHaveTextContent('Kerkplein');
    early.resolve([{ id: 'x', text: 'Kerkhof' }]);
    await early.promise;
    await expect.element(page.getByRole('option')).toHaveTextContent('Kerkplein');
  });
});
