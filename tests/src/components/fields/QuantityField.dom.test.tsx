import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';

interface WantedProps {
  max: number;
  first?: number;
  onChange?: (value: number) => void;
}

function Wanted({ max, first = 1, onChange }: WantedProps) {
  const [value, setValue] = useState(first);
  const change = (changed: number) => {
    onChange?.(changed);
    setValue(changed);
  };
  return (
    <>
      <QuantityField label="Aantal" value={value} max={max} onChange={change} />
      <output>{value}</output>
    </>
  );
}

const field = () => page.getByRole('spinbutton', { name: 'Aantal' });
const chosen = () => page.getByRole('status');
const more = () => page.getByRole('button', { name: 'Eén meer' });
const fewer = () => page.getByRole('button', { name: 'Eén minder' });

test('QuantityField steps between its bounds, and keeps the focus at a bound', async () => {
  const onChange = vi.fn();
  await render(<Wanted max={3} first={2} onChange={onChange} />);
  await more().click();
  await expect.element(chosen()).toHaveTextContent('3');
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(field()).toHaveAccessibleDescription('Hoogstens 3');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen()).toHaveTextContent('3');
  await expect.element(more()).toHaveFocus();
  for (let pressed = 0; pressed < 3; pressed += 1) {
    fewer().element().focus();
    await userEvent.keyboard(' ');
  }
  await expect.element(chosen()).toHaveTextContent('1');
  await expect.element(fewer()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(fewer()).toHaveFocus();
  // A press at a bound changes nothing.
  expect(onChange.mock.calls.flat()).toEqual([3, 2, 1]);
});

test.each([
  ['12', '5'],
  ['0', '1'],
  ['-4', '1'],
  ['4', '4'],
])('QuantityField clamps a typed %s to %s', async (typed, kept) => {
  await render(<Wanted max={5} />);
  await field().fill(typed);
  await expect.element(chosen()).toHaveTextContent(kept);
  await expect.element(field()).toHaveValue(Number(kept));
});

test('QuantityField can be cleared to type another number, and restores the last one on blur', async () => {
  await render(<Wanted max={5} first={3} />);
  await field().fill('');
  await expect.element(field()).toHaveValue(null);
  await expect.element(chosen()).toHaveTextContent('3');
  await userEvent.tab();
  await expect.element(field()).toHaveValue(3);
});

test('QuantityField at a maximum of 0 says "Maximum bereikt" and is disabled', async () => {
  await render(<Wanted max={0} first={0} />);
  await expect.element(field()).toHaveAttribute('placeholder', 'Maximum bereikt');
  await expect.element(field()).toBeDisabled();
  await expect.element(field()).toHaveValue(null);
  await more().click({ force: true });
  await fewer().click({ force: true });
  await expect.element(chosen()).toHaveTextContent('0');
});
