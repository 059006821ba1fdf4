import { useState } from 'react';
import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Address } from '#form-engine/src/headless.ts';
import { AddressInput, type AddressInputProps } from '#form-engine/src/index.ts';

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

export async function renderInput(props: HeldProps) {
  const onValue = vi.fn<(value: Address | undefined) => void>();
  await render(<Held {...props} onValue={onValue} />);
  return { last: () => onValue.mock.lastCall?.[0], onValue };
}

export const part = (name: string) => page.getByLabelText(name, { exact: true });
export const street = () => part('Straat');
export const number = () => part('Huisnummer');
export const postal = () => page.getByRole('combobox', { name: 'Postcode' });
export const city = () => page.getByRole('combobox', { name: 'Gemeente' });
export const button = (name: string) => page.getByRole('button', { name });
export const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** Fills an input as autofill does: it sets the value and fires an event, without moving the focus. */
export function fillByBrowser(input: Locator, text: string) {
  const element = input.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types with the keyboard only, which works while timers are held. */
export async function typeInto(input: Locator, keys: string) {
  (await input.findElement()).focus();
  await userEvent.keyboard(keys);
}

export async function fillIn() {
  await userEvent.fill(street(), 'Kerkstraat');
  await userEvent.fill(number(), '12');
  await userEvent.fill(postal(), '9000');
  await userEvent.fill(city(), 'Gent');
}
