import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BirthdateInput } from '#form-engine/src/questions/birthdate/BirthdateInput.tsx';
import type { ControlProps } from '#form-engine/src/questions/controls/controlProps.ts';
import { DateInput } from '#form-engine/src/questions/controls/DateInput.tsx';
import { DecimalInput } from '#form-engine/src/questions/decimal/DecimalInput.tsx';
import { MaskedNationalNumberInput } from '#form-engine/src/questions/national-number/MaskedNationalNumberInput.tsx';
import { MaskedPhoneInput } from '#form-engine/src/questions/phone/MaskedPhoneInput.tsx';
import { compose } from '../../support/compose.ts';

const controls: Readonly<Record<string, ComponentType<ControlProps<string>>>> = {
  phone: MaskedPhoneInput,
  'national number': MaskedNationalNumberInput,
  date: DateInput,
  birthdate: BirthdateInput,
  decimal: DecimalInput,
};

test.each([
  ['phone', ['0', '04', '047', '0470', '04701', '047012'], '0470 12', '+32 47012'],
  ['national number', ['9', '90', '900', '9001'], '90.01', '9001'],
  ['date', ['0', '01', '010', '0102', '01022010'], '01022010', '2010-02-01'],
  ['birthdate', ['1', '1/2/2010'], '1/2/2010', '2010-02-01'],
  ['decimal', ['1', '1,', '1,5'], '1,5', '1.5'],
])('a %s is not rewritten while an input method composes it', async (name, texts, shown, value) => {
  const Control = controls[name] ?? MaskedPhoneInput;
  const onChange = vi.fn<(value: string) => void>();
  function Held() {
    const [held, setHeld] = useState('');
    return (
      <Control
        id="composed"
        value={held}
        onChange={(next) => {
          onChange(next);
          setHeld(next);
        }}
      />
    );
  }
  await render(<Held />);
  const input = () => {
    const element = document.getElementById('composed');
    return element instanceof HTMLInputElement ? element : undefined;
  };
  await expect.poll(input).toBeDefined();
  await userEvent.click(page.elementLocator(input() ?? document.body));
  const starts = vi.fn();
  document.addEventListener('compositionstart', starts);
  await compose(...texts);
  document.removeEventListener('compositionstart', starts);
  await expect.poll(() => input()?.value).toBe(shown);
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(starts).toHaveBeenCalledOnce();
});
