import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Address } from '../../../../form-engine/src/headless.ts';
import { AddressInput, type AddressInputProps } from '../../../../form-engine/src/index.ts';
import { deferred, fakeAddresses, fakePlaces, forever, gent } from './fakeAddresses.ts';

type HeldProps = Partial<Omit<AddressInputProps, 'onChange'>> & {
  readonly onValue?: (value: Address | undefined) => void;
};

function Held({ onValue, value: initial, ...props }: HeldProps) {
  const [value, setValue] = useState(initial);
  return (
    <fieldset>
      <legend>Adres</legend>
      <AddressInput
        id="adres"
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
      <button type="button">Erna</button>
    </fieldset>
  );
}

async function renderInput(props: HeldProps) {
  const onValue = vi.fn<(value: Address | undefined) => void>();
  await render(<Held {...props} onValue={onValue} />);
  return { last: () => onValue.mock.lastCall?.[0], onValue };
}

const part = (name: string) => page.getByLabelText(name, { exact: true });
const street = () => part('Straat');
const number = () => part('Huisnummer');
const postal = () => page.getByRole('combobox', { name: 'Postcode' });
const city = () => page.getByRole('combobox', { name: 'Gemeente' });
const button = (name: string) => page.getByRole('button', { name });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** As autofill does it: the value and an event, and the focus stays where it is. */
function fillByBrowser(input: Locator, text: string) {
  const element = input.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

async function fillIn() {
  await userEvent.fill(street(), 'Kerkstraat');
  await userEvent.fill(number(), '12');
  await userEvent.fill(postal(), '9000');
  await userEvent.fill(city(), 'Gent');
}

describe('AddressInput', () => {
  test('takes an address in its parts, for Belgium unless told otherwise, and has it checked once', async () => {
    const addresses = fakeAddresses();
    const { last } = await renderInput({ addresses });
    await fillIn();
    await userEvent.tab();
    await expect.element(status('Dit adres is gevonden.')).toBeVisible();
    expect(last()).toEqual(gent);
    expect(addresses.validate.mock.lastCall?.[0]).toMatchObject({ street: 'Kerkstraat', country: 'BE' });
  });

  test('asks the server after a pause, and not at every key', async () => {
    const addresses = fakeAddresses();
    await renderInput({ addresses, value: gent });
    await userEvent.type(street(), ' West');
    expect(addresses.validate).not.toHaveBeenCalled();
    await expect.poll(() => addresses.validate.mock.calls.length).toBe(1);
    await expect.element(street()).toHaveFocus();
    expect(addresses.validate.mock.calls[0]?.[0]).toMatchObject({ street: 'Kerkstraat West' });
  });

  test('leaves a stored address alone until it is changed, and a bus to the person', async () => {
    const addresses = fakeAddresses();
    const { last, onValue } = await renderInput({ addresses, value: { ...gent, city: 'GENT' } });
    for (const focused of [street, number, postal, city]) {
      await userEvent.click(focused());
      await userEvent.tab();
    }
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.fill(part('Bus (optioneel)'), 'bus 3');
    await userEvent.tab();
    expect(last()).toEqual({ ...gent, city: 'GENT', bus: '3' });
    expect(addresses.validate).not.toHaveBeenCalled();
  });

  test('corrects the case of a street silently, without touching focus or caret', async () => {
    const addresses = fakeAddresses({
      validate: async () => ({ valid: false, suggestion: { street: 'Kerkstraat' } }),
    });
    const { last } = await renderInput({ addresses, value: { ...gent, street: 'kerkstraa' } });
    await userEvent.click(street());
    await userEvent.keyboard('{End}t{ArrowLeft}{ArrowLeft}');
    await expect.element(street()).toHaveValue('Kerkstraat');
    await expect.element(street()).toHaveFocus();
    expect(last()).toEqual(gent);
    expect(button('foutmelding negeren').query()).toBeNull();
  });

  test('leaves a blank behind the street alone while the next word may still come', async () => {
    const addresses = fakeAddresses({
      validate: async () => ({ valid: true, suggestion: { street: 'Kerkstraat' } }),
    });
    const { last } = await renderInput({ addresses, value: { ...gent, street: 'kerkstraat' } });
    await userEvent.click(street());
    await userEvent.keyboard('{End} ');
    await expect.poll(() => last()?.isValidAddress).toBe(true);
    await expect.element(street()).toHaveValue('Kerkstraat ');
    await userEvent.tab();
    await expect.element(street()).toHaveValue('Kerkstraat');
    await expect.poll(last).toEqual(gent);
  });

  test('tells the host of the moment, not the one that was there when it was asked', async () => {
    const answer = deferred<{ valid: boolean }>();
    const addresses = fakeAddresses({ validate: () => answer.promise });
    const hosts = [vi.fn(), vi.fn()] as const;
    const screen = await render(
      <AddressInput {...{ id: 'adres', value: gent, onChange: hosts[0], addresses }} />,
    );
    await userEvent.fill(number(), '13');
    const value = hosts[0].mock.lastCall?.[0];
    await screen.rerender(<AddressInput {...{ id: 'adres', value, onChange: hosts[0], addresses }} />);
    await userEvent.tab();
    await screen.rerender(<AddressInput {...{ id: 'adres', value, onChange: hosts[1], addresses }} />);
    answer.resolve({ valid: true });
    await expect.poll(() => hosts[1].mock.lastCall?.[0]).toEqual({ ...gent, streetNumber: '13' });
  });

  test('offers what the server knows instead, one click to accept', async () => {
    const addresses = fakeAddresses({
      validate: async ({ street: asked }) =>
        asked === 'Kerkstraat' ? { valid: true } : { valid: false, suggestion: { street: 'Kerkstraat' } },
    });
    const { last } = await renderInput({ addresses, value: { ...gent, street: '' } });
    await userEvent.fill(street(), 'Kerkstraet');
    await userEvent.tab();
    await expect.element(street()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(number()).not.toHaveAttribute('aria-invalid');
    expect(last()).toEqual({ ...gent, street: 'Kerkstraet', isValidAddress: false });
    await userEvent.click(button('Bedoelde je Kerkstraat 12?'));
    await expect.element(status('Dit adres is gevonden.')).toBeVisible();
    await expect.element(street()).toHaveValue('Kerkstraat');
    expect(last()).toEqual(gent);
  });

  test('lets the person override a doubt, by keyboard, and takes that back on the next edit', async () => {
    const addresses = fakeAddresses({ validate: async () => ({ valid: false }) });
    const { last } = await renderInput({ addresses, value: gent });
    await userEvent.fill(number(), '999');
    await userEvent.tab();
    const ignore = button('foutmelding negeren');
    await expect.element(ignore).toBeVisible();
    ignore.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(last()).toEqual({ ...gent, streetNumber: '999', isValidAddress: true, mark: 'overridden' });
    await expect.element(status('We houden je adres zoals je het invulde.')).toHaveFocus();
    await userEvent.fill(number(), '9');
    expect(last()).toMatchObject({ isValidAddress: false, mark: 'unchecked' });
    await expect.element(status('We vinden dit adres niet. Kijk het na.')).toBeVisible();
  });

  test('shows the doubt of a stored address without asking anew', async () => {
    const addresses = fakeAddresses();
    await renderInput({ addresses, value: { ...gent, isValidAddress: false } });
    await expect.element(button('foutmelding negeren')).toBeVisible();
    expect(addresses.validate).not.toHaveBeenCalled();
  });

  test('never lets a late answer overwrite a newer one, and aborts what is no longer wanted', async () => {
    const first = deferred<{ valid: boolean }>();
    const answers = [first.promise, Promise.resolve({ valid: true })];
    const addresses = fakeAddresses({ validate: () => answers.shift() ?? forever() });
    const { last } = await renderInput({ addresses, value: gent });
    await userEvent.fill(number(), '13');
    await userEvent.tab();
    await expect.poll(() => addresses.validate.mock.calls.length).toBe(1);
    await userEvent.fill(number(), '14');
    await userEvent.tab();
    await expect.element(status('Dit adres is gevonden.')).toBeVisible();
    expect(addresses.validate.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true, false]);
    first.resolve({ valid: false });
    await first.promise;
    expect(last()).toEqual({ ...gent, streetNumber: '14' });
    expect(button('foutmelding negeren').query()).toBeNull();
  });

  test('lets go of an answer about an address that was replaced from outside', async () => {
    const answer = deferred<{ valid: boolean }>();
    const addresses = fakeAddresses({ validate: () => answer.promise });
    const onChange = vi.fn();
    const screen = await render(<AddressInput {...{ id: 'adres', value: gent, onChange, addresses }} />);
    await userEvent.fill(number(), '13');
    const edited = onChange.mock.lastCall?.[0];
    await screen.rerender(<AddressInput {...{ id: 'adres', value: edited, onChange, addresses }} />);
    await userEvent.tab();
    await screen.rerender(<AddressInput {...{ id: 'adres', value: undefined, onChange, addresses }} />);
    onChange.mockClear();
    answer.resolve({ valid: true });
    await answer.promise;
    await expect.element(street()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['hangs', forever],
  ])(
    'accepts an address as unchecked where the server %s, says so, and tries again when asked',
    async (_name, validate) => {
      const addresses = fakeAddresses({ validate });
      const { last } = await renderInput({ addresses, value: gent, patience: 50 });
      await userEvent.fill(number(), '13');
      await userEvent.tab();
      await expect
        .element(status('We konden dit adres niet nakijken. Je kan gewoon verdergaan.'))
        .toBeVisible();
      expect(last()).toEqual({ ...gent, streetNumber: '13', isValidAddress: false, mark: 'unchecked' });
      addresses.validate.mockResolvedValue({ valid: true });
      await userEvent.click(button('Opnieuw proberen'));
      await expect.element(status('Dit adres is gevonden.')).toBeVisible();
      expect(last()).toEqual({ ...gent, streetNumber: '13' });
    },
  );

  test('takes a number and a bus out of the street', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.fill(street(), 'Kerkstraat 12 bus 3');
    await userEvent.tab();
    expect(last()).toMatchObject({ street: 'Kerkstraat', streetNumber: '12', bus: '3' });
    await expect.element(number()).toHaveFocus();
  });

  test('says nothing new while what stands below it is being pressed, which would move it', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await fillIn();
    await userEvent.fill(number(), '13');
    const below = button('Erna').element();
    below.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    below.focus();
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('.cf-address-status')).toBeEmptyDOMElement();
    below.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await expect.element(status('Dit adres is gevonden.')).toBeVisible();
  });

  test('takes a street, number and bus apart that a browser filled in, without anybody coming there', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.click(city());
    fillByBrowser(street(), 'Kerkstraat 12 bus 3');
    await expect.element(number()).toHaveValue('12');
    expect(last()).toMatchObject({ street: 'Kerkstraat', streetNumber: '12', bus: '3' });
  });

  test('opens no list at a postcode that a browser filled in', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.fill(postal(), '9050');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await userEvent.fill(postal(), '');
    await userEvent.click(street());
    fillByBrowser(postal(), '9050');
    await expect.element(postal()).toHaveValue('9050');
    await expect.element(postal()).toHaveAttribute('aria-expanded', 'false');
  });

  test('is no answer again when all of it is cleared', async () => {
    const { last } = await renderInput({
      addresses: fakeAddresses(),
      value: { ...gent, streetNumber: '', postal: '', city: '' },
    });
    await userEvent.clear(street());
    expect(last()).toBeUndefined();
    await expect.element(street()).toHaveFocus();
  });
});

describe('AddressInput, postcode and city', () => {
  const cityOptions = () => page.getByRole('listbox', { name: 'Gemeente' }).getByRole('option');

  test('a postcode with one city fills it in', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(postal(), '8000');
    await expect.element(city()).toHaveValue('Brugge');
    await expect.element(postal()).toHaveFocus();
  });

  test('a postcode with several cities offers them where the city is asked, by keyboard', async () => {
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

  test('a city fills in its postcode when it is left, in its own spelling', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(city(), 'brugge');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Erna'));
    await expect.element(postal()).toHaveValue('8000');
    await expect.element(city()).toHaveValue('Brugge');
  });

  test('a place is chosen by a tap, and fills in both', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.type(city(), 'gentb');
    await userEvent.click(page.getByRole('option', { name: '9050 Gentbrugge' }));
    expect(last()).toMatchObject({ postal: '9050', city: 'Gentbrugge' });
    await expect.element(city()).toHaveFocus();
  });

  test('loads the places once somebody comes in, and those of another country when it is chosen', async () => {
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

  test('goes on with free text where the lists fail, says so, and loads them again when asked', async () => {
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
    await expect.element(status('We konden de lijst met landen niet laden.')).toBeVisible();
    await userEvent.fill(postal(), '8000');
    await expect.element(city()).toHaveValue('Brugge');
  });

  test('names the countries in Dutch, by name', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await expect
      .poll(() => [...part('Land').element().querySelectorAll('option')].map(({ text }) => text))
      .toEqual(['België', 'Duitsland', 'Frankrijk', 'Nederland']);
    await expect.element(part('Land')).toHaveValue('BE');
  });
});

describe('AddressInput, search', () => {
  const search = () => page.getByRole('combobox', { name: 'Zoek je adres' });

  test('asks for one box first; a choice fills in the parts and is checked', async () => {
    const addresses = fakeAddresses();
    const places = fakePlaces();
    const { last } = await renderInput({ addresses, places });
    expect(street().query()).toBeNull();
    await userEvent.type(search(), 'kerkstraat 12');
    await expect.element(page.getByRole('option')).toHaveLength(2);
    await expect.element(status('2 suggesties')).toBeInTheDocument();
    expect(places.suggest).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(street()).toHaveValue('Kerkstraat');
    await expect.element(status('Dit adres is gevonden.')).toBeVisible();
    expect(places.resolve.mock.calls[0]?.[0]).toBe('a');
    expect(last()).toEqual(gent);
    await expect.element(search()).toHaveFocus();
  });

  test('reveals the parts on "Adres niet gevonden?", and goes to the first', async () => {
    await renderInput({ addresses: fakeAddresses(), places: fakePlaces() });
    await userEvent.click(button('Adres niet gevonden?'));
    await expect.element(street()).toHaveFocus();
    expect(button('Adres niet gevonden?').query()).toBeNull();
  });

  test('shows the parts of an address that is filled in, and those that something is wrong with', async () => {
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
  ])('says that it %s, and leaves the way by hand open', async (_name, suggest) => {
    await renderInput({ addresses: fakeAddresses(), places: fakePlaces({ suggest }), patience: 50 });
    await userEvent.type(search(), 'kerkstraat');
    await expect.element(status('We kunnen nu geen adressen zoeken. Vul je adres zelf in.')).toBeVisible();
    await userEvent.click(button('Adres niet gevonden?'));
    await expect.element(street()).toHaveFocus();
  });

  test('says that nothing was found', async () => {
    await renderInput({ places: fakePlaces({ suggest: async () => [] }) });
    await userEvent.type(search(), 'nergens');
    await expect.element(status('Geen adres gevonden.')).toBeVisible();
  });

  test('shows what the last text found, whatever comes late', async () => {
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

describe('AddressInput, states', () => {
  test('says what is wrong with a part at that part, and marks no other', async () => {
    await renderInput({
      value: { ...gent, city: '', streetNumber: '' },
      problems: [
        { path: ['streetNumber'], message: 'Vul dit veld in', severity: 'error' },
        { path: ['city'], message: 'Vul dit veld in', severity: 'error' },
      ],
    });
    for (const wrong of [number(), city()]) {
      await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect.element(wrong).toHaveAccessibleDescription('Vul dit veld in');
    }
    for (const right of [street(), postal(), part('Land')])
      await expect.element(right).not.toHaveAttribute('aria-invalid');
  });

  test('names the parts for browsers that know an address, only where it is one\u2019s own', async () => {
    await renderInput({ autoComplete: 'street-address' });
    await expect.element(street()).toHaveAttribute('autocomplete', 'address-line1');
    await expect.element(postal()).toHaveAttribute('autocomplete', 'postal-code');
    await expect.element(part('Land')).toHaveAttribute('autocomplete', 'country');
  });

  test('names none of them where it is somebody else\u2019s', async () => {
    await renderInput({ autoComplete: 'off' });
    for (const each of [street, number, postal, city, () => part('Land')])
      await expect.element(each()).toHaveAttribute('autocomplete', 'off');
  });

  test('read-only it shows the address, and neither asks nor offers anything', async () => {
    const addresses = fakeAddresses();
    await renderInput({
      addresses,
      places: fakePlaces(),
      value: { ...gent, isValidAddress: false },
      readOnly: true,
    });
    await expect.element(street()).toHaveAttribute('readonly');
    await userEvent.click(city());
    await userEvent.keyboard('x');
    await expect.element(city()).toHaveValue('Gent');
    expect(page.getByRole('combobox', { name: 'Zoek je adres' }).query()).toBeNull();
    expect(button('foutmelding negeren').query()).toBeNull();
    for (const call of Object.values(addresses)) expect(call).not.toHaveBeenCalled();
  });

  test('tells its host when it is left, not when one goes from part to part', async () => {
    const onBlur = vi.fn();
    await renderInput({ onBlur });
    await userEvent.click(street());
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(button('Erna'));
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});
