import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeAddresses, fakePlaces, gent } from './fakeAddresses.ts';
import { button, city, number, part, postal, renderInput, street } from './heldAddressInput.tsx';

describe('AddressInput, states', () => {
  test('shows a problem at its own part, and marks no other part', async () => {
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

  test('gives the parts autocomplete tokens when users answer about themselves', async () => {
    await renderInput({ autoComplete: 'street-address' });
    await expect.element(street()).toHaveAttribute('autocomplete', 'address-line1');
    await expect.element(postal()).toHaveAttribute('autocomplete', 'postal-code');
    await expect.element(part('Land')).toHaveAttribute('autocomplete', 'country');
  });

  test('turns autocomplete off when users answer about somebody else', async () => {
    await renderInput({ autoComplete: 'off' });
    for (const each of [street, number, postal, city, () => part('Land')])
      await expect.element(each()).toHaveAttribute('autocomplete', 'off');
  });

  test('read-only shows the address, calls no port and offers nothing', async () => {
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

  test('calls onBlur when the focus leaves the control, not when it moves between parts', async () => {
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
