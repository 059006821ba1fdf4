import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddressInput } from '#form-engine/src/index.ts';
import { holdTimers } from '#tests/setup/holdTimers.ts';
import { deferred, fakeAddresses, forever, gent } from './fakeAddresses.ts';
import {
  button,
  city,
  fillByBrowser,
  fillIn,
  number,
  part,
  postal,
  renderInput,
  status,
  street,
  typeInto,
} from './heldAddressInput.tsx';

describe('AddressInput', () => {
  test('takes an address in parts, with Belgium as the default country, and validates it once', async () => {
    const addresses = fakeAddresses();
    const { last } = await renderInput({ addresses });
    await fillIn();
    await userEvent.tab();
    await expect.element(status('Dit adres klopt.')).toBeVisible();
    expect(last()).toEqual(gent);
    expect(addresses.validate.mock.lastCall?.[0]).toMatchObject({ street: 'Kerkstraat', country: 'BE' });
  });

  test('debounces the validation by the server', async () => {
    holdTimers();
    const addresses = fakeAddresses();
    await renderInput({ addresses, value: gent });
    await typeInto(street(), '{End} West');
    await vi.advanceTimersByTimeAsync(399);
    expect(addresses.validate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(addresses.validate.mock.calls).toMatchObject([[{ street: 'Kerkstraat West' }, expect.anything()]]);
    await expect.element(street()).toHaveFocus();
  });

  test('does not change a stored address on focus, and does not validate after an edit of the bus', async () => {
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

  test('doubts an address that the server refused, also when the suggestion differs only in case', async () => {
    const addresses = fakeAddresses({
      validate: async () => ({ valid: false, suggestion: { street: 'Kerkstraat' } }),
    });
    const { last } = await renderInput({ addresses, value: { ...gent, street: 'kerkstraat' } });
    await userEvent.fill(number(), '9999');
    await userEvent.tab();
    await expect.element(status('We vinden dit adres niet. Kijk het na.')).toBeVisible();
    await expect.element(street()).toHaveValue('Kerkstraat');
    expect(last()).toEqual({ ...gent, streetNumber: '9999', isValidAddress: false });
  });

  test('says that an address is not checked when the server has no data, and accepts it', async () => {
    const addresses = fakeAddresses({ validate: async () => ({ valid: 'unknown' }) });
    const { last } = await renderInput({ addresses, value: gent });
    await userEvent.fill(street(), 'Blabla');
    await userEvent.tab();
    await expect.element(status('Dit adres is niet nagekeken. Je kan gewoon verdergaan.')).toBeVisible();
    expect(last()).toEqual({ ...gent, street: 'Blabla', isValidAddress: false, mark: 'unchecked' });
    expect(button('foutmelding negeren').query()).toBeNull();
    expect(button('Opnieuw proberen').query()).toBeNull();
    await expect.element(street()).not.toHaveAttribute('aria-invalid');
  });

  test('corrects the case of a street silently, without moving focus or caret', async () => {
    const addresses = fakeAddresses({
      validate: async () => ({ valid: true, suggestion: { street: 'Kerkstraat' } }),
    });
    const { last } = await renderInput({ addresses, value: { ...gent, street: 'kerkstraa' } });
    await userEvent.click(street());
    await userEvent.keyboard('{End}t{ArrowLeft}{ArrowLeft}');
    await expect.element(street()).toHaveValue('Kerkstraat');
    await expect.element(street()).toHaveFocus();
    expect(last()).toEqual(gent);
    expect(button('foutmelding negeren').query()).toBeNull();
  });

  test('keeps a trailing blank in the street while the user may type another word', async () => {
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

  test('calls the latest onChange, not the one from the time of the request', async () => {
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

  test('suggests the address of the server, which one click accepts', async () => {
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
    await expect.element(status('Dit adres klopt.')).toBeVisible();
    await expect.element(street()).toHaveValue('Kerkstraat');
    expect(last()).toEqual(gent);
  });

  test('lets the user override a doubt by keyboard, and withdraws the override on the next edit', async () => {
    const addresses = fakeAddresses({ validate: async () => ({ valid: false }) });
    const { last } = await renderInput({ addresses, value: gent });
    await userEvent.fill(number(), '999');
    await userEvent.tab();
    const ignore = button('foutmelding negeren');
    await expect.element(ignore).toBeVisible();
    ignore.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(last()).toEqual({ ...gent, streetNumber: '999', isValidAddress: true, mark: 'overridden' });
    await expect.element(status('We bewaren je adres zoals je het invulde.')).toHaveFocus();
    holdTimers();
    await typeInto(number(), '{Backspace}');
    expect(last()).toMatchObject({ isValidAddress: false, mark: 'unchecked' });
    await vi.advanceTimersByTimeAsync(400);
    await expect.element(status('We vinden dit adres niet. Kijk het na.')).toBeVisible();
  });

  test('shows the doubt of a stored address without validating it again', async () => {
    const addresses = fakeAddresses();
    await renderInput({ addresses, value: { ...gent, isValidAddress: false } });
    await expect.element(button('foutmelding negeren')).toBeVisible();
    expect(addresses.validate).not.toHaveBeenCalled();
  });

  test('ignores a late answer after a newer one, and aborts the outdated request', async () => {
    const first = deferred<{ valid: boolean }>();
    const answers = [first.promise, Promise.resolve({ valid: true })];
    const addresses = fakeAddresses({ validate: () => answers.shift() ?? forever() });
    const { last } = await renderInput({ addresses, value: gent });
    await userEvent.fill(number(), '13');
    await userEvent.tab();
    await expect.poll(() => addresses.validate.mock.calls.length).toBe(1);
    await userEvent.fill(number(), '14');
    await userEvent.tab();
    await expect.element(status('Dit adres klopt.')).toBeVisible();
    expect(addresses.validate.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true, false]);
    first.resolve({ valid: false });
    await first.promise;
    expect(last()).toEqual({ ...gent, streetNumber: '14' });
    expect(button('foutmelding negeren').query()).toBeNull();
  });

  test('ignores an answer about an address that the host has replaced', async () => {
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
    'accepts an address as unchecked when the server %s, says so, and retries on request',
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
      await expect.element(status('Dit adres klopt.')).toBeVisible();
      expect(last()).toEqual({ ...gent, streetNumber: '13' });
    },
  );

  test('splits a number and a bus off the street', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.fill(street(), 'Kerkstraat 12 bus 3');
    await userEvent.tab();
    expect(last()).toMatchObject({ street: 'Kerkstraat', streetNumber: '12', bus: '3' });
    await expect.element(number()).toHaveFocus();
  });

  test('delays a new status until the press on a button below ends, so that the button does not move', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await fillIn();
    await userEvent.tab();
    await expect.element(status('Dit adres klopt.')).toBeVisible();
    holdTimers();
    await typeInto(number(), '{End}3');
    const below = button('Erna').element();
    below.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    below.focus();
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('.cf-address-status')).toBeEmptyDOMElement();
    below.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    await expect.element(status('Dit adres klopt.')).toBeVisible();
  });

  test('splits an autofilled street into street, number and bus without focus', async () => {
    const { last } = await renderInput({ addresses: fakeAddresses() });
    await userEvent.click(city());
    fillByBrowser(street(), 'Kerkstraat 12 bus 3');
    await expect.element(number()).toHaveValue('12');
    expect(last()).toMatchObject({ street: 'Kerkstraat', streetNumber: '12', bus: '3' });
  });

  test('opens no list at an autofilled postcode', async () => {
    await renderInput({ addresses: fakeAddresses() });
    await userEvent.fill(postal(), '9050');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await userEvent.fill(postal(), '');
    await userEvent.click(street());
    fillByBrowser(postal(), '9050');
    await expect.element(postal()).toHaveValue('9050');
    await expect.element(postal()).toHaveAttribute('aria-expanded', 'false');
  });

  test('becomes undefined when every part is cleared', async () => {
    const { last } = await renderInput({
      addresses: fakeAddresses(),
      value: { ...gent, streetNumber: '', postal: '', city: '' },
    });
    await userEvent.clear(street());
    expect(last()).toBeUndefined();
    await expect.element(street()).toHaveFocus();
  });
});
