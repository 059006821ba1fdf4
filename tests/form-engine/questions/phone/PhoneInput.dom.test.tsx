import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneInput } from '#form-engine/src/questions/phone/PhoneInput.tsx';
import type { PhoneInputProps } from '#form-engine/src/questions/phone/phoneInputProps.ts';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';
import { pasteText } from '../controls/clipboard.ts';

const onChange = vi.fn<(value: string) => void>();
beforeEach(() => onChange.mockClear());

function Held({ value: first = '', ...props }: Partial<PhoneInputProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="phone">Gsm</label>
      <PhoneInput
        id="phone"
        label="Gsm"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue('+33 612345678')}>
        Van elders
      </button>
    </>
  );
}

const number = () => page.getByRole('textbox', { name: /^Gsm/ });
const dialCode = () => page.getByRole('combobox', { name: 'Landcode' });
const countries = () => page.getByRole('listbox', { name: 'Keuzes' }).getByRole('option');
const chooseCountry = async (text: string, name: string) => {
  await userEvent.fill(dialCode(), text);
  await userEvent.click(page.getByRole('option', { name, exact: true }));
};
const input = () => {
  const element = number().element();
  if (!(element instanceof HTMLInputElement)) throw new Error('the number must be an input');
  return element;
};
const lastValue = () => onChange.mock.lastCall?.[0];

test('PhoneInput groups the digits while the user types, and gives the stored form', async () => {
  await render(<Held />);
  await userEvent.type(number(), '470123456');
  await expect.element(number()).toHaveValue('470 12 34 56');
  await expect.element(dialCode()).toHaveValue('+32');
  expect(lastValue()).toBe('+32 470123456');
  expect(input().selectionStart).toBe(12);
});

test('PhoneInput keeps a typed leading 0 visible until blur', async () => {
  await render(<Held />);
  await userEvent.type(number(), '0470123456');
  await expect.element(number()).toHaveValue('0470 12 34 56');
  expect(lastValue()).toBe('+32 470123456');
  await userEvent.tab();
  await expect.element(number()).toHaveValue('470 12 34 56');
});

test('PhoneInput moves a typed dial code to the country, and continues with the number', async () => {
  await render(<Held />);
  await userEvent.type(number(), '+31612345678');
  await expect.element(dialCode()).toHaveValue('+31');
  await expect.element(number()).toHaveValue('6 12 34 56 78');
  expect(lastValue()).toBe('+31 612345678');
  await userEvent.clear(number());
  await userEvent.type(number(), '00330612345678');
  await userEvent.tab();
  await expect.element(dialCode()).toHaveValue('+33');
  await expect.element(number()).toHaveValue('6 12 34 56 78');
});

test('PhoneInput keeps the caret in place when the user types, presses Backspace or presses Delete', async () => {
  await render(<Held value="+32 470123456" />);
  await expect.element(number()).toHaveValue('470 12 34 56');
  input().focus();
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('9');
  await expect.element(number()).toHaveValue('470 91 23 456');
  expect(input().selectionStart).toBe(5);
  await userEvent.keyboard('{Backspace}');
  await expect.element(number()).toHaveValue('470 12 34 56');
  expect(input().selectionStart).toBe(3);
  input().setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  await expect.element(number()).toHaveValue('471 23 45 6');
  expect(input().selectionStart).toBe(2);
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('{Delete}');
  await expect.element(number()).toHaveValue('471 34 56');
  expect(input().selectionStart).toBe(3);
  await userEvent.keyboard('{Delete}');
  await expect.element(number()).toHaveValue('471 45 6');
});

test('PhoneInput undoes and redoes typed steps, including the country of each step', async () => {
  await render(<Held />);
  await userEvent.type(number(), '470123456');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(number()).toHaveValue('470 12 34');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(number()).toHaveValue('470 12 34 56');
  expect(lastValue()).toBe('+32 470123456');
  expect(input().selectionStart).toBe(12);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(number()).toHaveValue('');
  expect(lastValue()).toBe('');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(number()).toHaveValue('470 12 34 56');
  await userEvent.keyboard('{Control>}y{/Control}{Control>}y{/Control}');
  await expect.element(number()).toHaveValue('470 12 34');
  await userEvent.keyboard('{Control>}a{/Control}');
  await pasteText('+31612345678');
  await expect.element(dialCode()).toHaveValue('+31');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(dialCode()).toHaveValue('+32');
  await expect.element(number()).toHaveValue('470 12 34');
});

test('PhoneInput undoes on the `historyUndo` event, which a browser menu or shaking a phone fires', async () => {
  await render(<Held />);
  await userEvent.type(number(), '4701');
  const asked = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true, bubbles: true });
  input().dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(true);
  await expect.element(number()).toHaveValue('');
});

test('PhoneInput does not undo a value that the host set', async () => {
  await render(<Held />);
  await userEvent.type(number(), '470');
  await userEvent.click(page.getByRole('button', { name: 'Van elders' }));
  await expect.element(number()).toHaveValue('6 12 34 56 78');
  input().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(number()).toHaveValue('6 12 34 56 78');
});

test('PhoneInput deletes only a blank when the text is not a number', async () => {
  await render(<Held value="bel na 18u" />);
  await expect.element(number()).toHaveValue('bel na 18u');
  input().focus();
  input().setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  await expect.element(number()).toHaveValue('belna 18u');
});

test.each([
  ['+32470123456', '+32', '470 12 34 56'],
  ['0032 470 12 34 56', '+32', '470 12 34 56'],
  ['0470123456', '+32', '470 12 34 56'],
  ['0470/12.34.56', '+32', '470 12 34 56'],
  ['+32 0470 12 34 56', '+32', '470 12 34 56'],
  ['+32 (0)470 12 34 56', '+32', '470 12 34 56'],
  ['00 31 6 12345678', '+31', '6 12 34 56 78'],
  ['+39 06 1234 5678', '+39', '061 234 5678'],
])('PhoneInput reads a pasted %s', async (text, code, shown) => {
  await render(<Held />);
  await userEvent.click(number());
  await pasteText(text);
  await expect.element(number()).toHaveValue(shown);
  await expect.element(dialCode()).toHaveValue(code);
  await userEvent.tab();
  await expect.element(number()).toHaveValue(shown);
});

test('PhoneInput reads an autofilled number', async () => {
  await render(<Held autoComplete="tel" />);
  await expect.element(number()).toHaveAttribute('autocomplete', 'tel');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input(), '+32470123456');
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(number()).toHaveValue('470 12 34 56');
  expect(lastValue()).toBe('+32 470123456');
});

test('PhoneInput keeps a text that it cannot read', async () => {
  await render(<Held />);
  await userEvent.type(number(), '0470 bel na 18u');
  await userEvent.tab();
  await expect.element(number()).toHaveValue('0470 bel na 18u');
  expect(lastValue()).toBe('0470 bel na 18u');
  await userEvent.fill(number(), '47012345678901');
  await expect.element(number()).toHaveValue('470 12 34 5678901');
  expect(lastValue()).toBe('+32 47012345678901');
});

test('PhoneInput puts the dial code of the chosen country before the number', async () => {
  await render(<Held value="+32 612345678" />);
  await chooseCountry('nederl', 'Nederland (+31)');
  await expect.element(number()).toHaveValue('6 12 34 56 78');
  expect(lastValue()).toBe('+31 612345678');
  await chooseCountry('canada', 'Canada (+1)');
  expect(lastValue()).toBe('+1 612345678');
  await expect.element(dialCode()).toHaveValue('+1');
});

test('PhoneInput offers ten countries at a time with the nearby ones first, and finds one by name or dial code', async () => {
  await render(<Held />);
  await userEvent.click(dialCode());
  await expect.element(countries()).toHaveLength(11);
  const names = () =>
    countries()
      .elements()
      .map(({ textContent }) => textContent);
  expect(names().slice(0, 5)).toEqual([
    'België (+32)',
    'Nederland (+31)',
    'Frankrijk (+33)',
    'Duitsland (+49)',
    'Afghanistan (+93)',
  ]);
  await userEvent.click(countries().last());
  await expect.element(countries()).toHaveLength(21);
  await userEvent.fill(dialCode(), 'luxem');
  await expect.element(countries()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialCode()).toHaveValue('+352');
  await userEvent.fill(dialCode(), '+31');
  await userEvent.tab();
  await expect.element(dialCode()).toHaveValue('+31');
  await userEvent.fill(dialCode(), 'nergens');
  await expect.element(page.getByText('Geen resultaten', { exact: true }).first()).toBeVisible();
  await userEvent.click(number());
  await expect.element(dialCode()).toHaveValue('+31');
});

/** Pixels that the text of a box is wider than the room between its paddings. */
function cutOff(box: HTMLInputElement): number {
  const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  pen.font = `${fontSize} ${fontFamily}`;
  const room = box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return Math.max(0, pen.measureText(box.value).width - room);
}

test.each(['+32 470123456', '+358 401234567'])(
  'PhoneInput shows the whole dial code of %s',
  async (value) => {
    await render(<Held value={value} />);
    await expect.element(dialCode()).toHaveValue(value.split(' ')[0] ?? '');
    const box = dialCode().element();
    if (!(box instanceof HTMLInputElement)) throw new Error('the dial code must be an input');
    expect(cutOff(box)).toBe(0);
  },
);

test('PhoneInput shows a value that the host sets, also while the user types', async () => {
  await render(<Held />);
  await userEvent.type(number(), 'hallo');
  await userEvent.click(page.getByRole('button', { name: 'Van elders' }));
  await expect.element(number()).toHaveValue('6 12 34 56 78');
  await expect.element(dialCode()).toHaveValue('+33');
});

test('PhoneInput calls onBlur when the focus leaves the control, not when it moves from country to number', async () => {
  const onBlur = vi.fn();
  await render(<Held onBlur={onBlur} />);
  await expect.element(dialCode()).toBeVisible();
  await userEvent.tab();
  await expect.element(dialCode()).toHaveFocus();
  await userEvent.tab();
  await expect.element(number()).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test.each(['readOnly', 'disabled'] as const)('PhoneInput that is %s changes nothing', async (state) => {
  await render(<Held value="0470 12 34 56" {...{ [state]: true }} />);
  await expect.element(number()).toHaveValue('470 12 34 56');
  await expect.element(dialCode()).toBeDisabled();
  await userEvent.tab();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test('PhoneInput warns on blur of a number that its country does not have, and never refuses it', async () => {
  await render(<Held />);
  const doubt = () => page.getByText(/^Klopt dit nummer/);
  await userEvent.type(number(), '123456789');
  expect(doubt().query()).toBeNull();
  await userEvent.tab();
  const sentence = 'Klopt dit nummer? In België zien telefoonnummers er anders uit.';
  await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await expect.element(number()).not.toHaveAttribute('aria-invalid');
  await userEvent.clear(number());
  expect(doubt().query()).toBeNull();
  await userEvent.type(number(), '0470123456');
  await userEvent.tab();
  await expect.element(number()).toHaveValue('470 12 34 56');
  expect(doubt().query()).toBeNull();
});

test('PhoneInput in a form is reset with the form, and sends the stored form', async () => {
  const form: { current: RegistrationFormHandle | null } = { current: null };
  const onSubmit = vi.fn(async () => {});
  const fields = [{ qid: 'tel', nid: 0, type: 'phone', question: 'Gsm', answer: '+31 612345678' }];
  await render(<ExampleForm ref={form} sections={[{ title: '', fields }]} onSubmit={onSubmit} />);
  await userEvent.fill(number(), '0032 470 12 34 56');
  await expect.element(dialCode()).toHaveValue('+32');
  form.current?.reset();
  await expect.element(number()).toHaveValue('6 12 34 56 78');
  await expect.element(dialCode()).toHaveValue('+31');
  await userEvent.fill(number(), '0470123456');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledWith(expect.objectContaining({ qids: { tel_0: '+31 470123456' } }));
});

test('PhoneInput in a form keeps a number that is too long, and the form refuses it', async () => {
  const fields = [{ qid: 'tel', nid: 0, type: 'phone', question: 'Gsm' }];
  await render(<ExampleForm sections={[{ title: '', fields }]} />);
  await userEvent.type(number(), '4701234567');
  await userEvent.tab();
  await expect.element(page.getByText('Dit is geen geldig telefoonnummer')).toBeVisible();
  await expect.element(number()).toHaveValue('470 12 34 567');
});
