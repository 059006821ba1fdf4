import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberInput, type NumberInputProps } from '#form-engine/src/questions/number/NumberInput.tsx';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const onChange = vi.fn<(value: string) => void>();
beforeEach(() => onChange.mockClear());

function Held({ value: first = '', ...props }: Partial<NumberInputProps>) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <label htmlFor="count">Aantal</label>
      <NumberInput id="count" label="Aantal" value={value} onChange={change} {...props} />
    </>
  );
}

const count = () => page.getByRole('textbox', { name: /^Aantal/ });
const less = () => page.getByRole('button', { name: 'Eén minder' });
/** Clicks as a finger does: a button with `aria-disabled` still receives the tap. */
const press = (button: Locator) => {
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
};
const more = () => page.getByRole('button', { name: 'Eén meer' });

test.each([
  ['-1', '0', 'Waarde mag niet kleiner zijn dan 0'],
  ['1e9', '10', 'Waarde mag niet groter zijn dan 10'],
  ['1.5', '1', ''],
  ['NaN', 'NaN', ''],
])('row 37: NumberInput turns %s on blur into %s', async (typed, left, said) => {
  await render(<Held max={10} />);
  await userEvent.type(count(), typed);
  await expect.element(count()).toHaveValue(typed);
  await userEvent.click(document.body);
  await expect.element(count()).toHaveValue(left);
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe(said);
});

test('row 37: NumberInput at max 0 says "Maximum bereikt" and accepts nothing', async () => {
  await render(<Held max={0} />);
  await expect.element(count()).toHaveAttribute('placeholder', 'Maximum bereikt');
  await expect.element(count()).toHaveAttribute('readonly');
  press(more());
  expect(onChange).not.toHaveBeenCalled();
});

test('row 37: NumberInput at max 0 allows an old answer to be lowered, and 0 for a required one', async () => {
  const { rerender } = await render(<Held key="old" max={0} value="3" />);
  await userEvent.click(less());
  await expect.element(count()).toHaveValue('0');
  await rerender(<Held key="required" max={0} required />);
  await userEvent.type(count(), '5');
  await userEvent.tab();
  await expect.element(count()).toHaveValue('0');
});

test('NumberInput steps with its buttons between its bounds, by mouse and by keyboard', async () => {
  await render(<Held min={2} max={4} />);
  await userEvent.click(more());
  await expect.element(count()).toHaveValue('2');
  more().element().focus();
  await userEvent.keyboard('{Enter} {Enter}');
  await expect.element(count()).toHaveValue('4');
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(more()).toHaveFocus();
  await userEvent.click(less());
  await expect.element(count()).toHaveValue('3');
});

test.each(['readOnly', 'disabled'] as const)('NumberInput that is %s changes nothing', async (state) => {
  await render(<Held value="99" max={10} {...{ [state]: true }} />);
  press(less());
  await userEvent.tab();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(count()).toHaveValue('99');
});

test('NumberInput calls onBlur when the focus leaves the control, not when it moves to a button', async () => {
  const onBlur = vi.fn();
  await render(<Held onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(more()).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('NumberInput in a form has the bounds of its question, and is reset with the form', async () => {
  const form: { current: RegistrationFormHandle | null } = { current: null };
  const field = { qid: 'n', nid: 0, type: 'number', question: 'Aantal', config: { max: 6 }, answer: '8' };
  await render(<ExampleForm ref={form} sections={[{ title: '', fields: [field] }]} />);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .element(page.getByText('Waarde mag niet groter zijn dan 6', { exact: true }).first())
    .toBeVisible();
  await userEvent.click(count());
  await userEvent.tab();
  await expect.element(count()).toHaveValue('6');
  form.current?.reset();
  await expect.element(count()).toHaveValue('8');
});

test.each([
  ['20', '6', /Aantal: Waarde mag niet groter zijn dan 6/],
  ['1,5', '1', /Aantal: Vul een geheel getal in/],
])(
  'a form whose field turned %s into %s shows that at the first submit, and sends at the second',
  async (typed, moved, why) => {
    const onSubmit = vi.fn(async () => {});
    const inner = { qid: 'n', nid: 0, type: 'number', question: 'Aantal', config: { max: 6 } };
    const group = {
      qid: 'g',
      nid: 0,
      type: 'group',
      question: 'Groep',
      fields: [inner],
      config: { repeat: { min: 1 } },
    };
    for (const fields of [[inner], [group]]) {
      onSubmit.mockClear();
      const { unmount } = await render(
        <ExampleForm sections={[{ title: '', fields }]} onSubmit={onSubmit} />,
      );
      await userEvent.fill(count(), typed);
      await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
      const link = page.getByRole('alert').getByRole('link', { name: why });
      await expect.element(link).toBeVisible();
      await expect.element(count()).toHaveValue(moved);
      await expect.element(count()).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
      await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
      await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
      await unmount();
    }
  },
);

test('a form sends at once where the number that its field moved was changed since', async () => {
  const onSubmit = vi.fn(async () => {});
  const field = { qid: 'n', nid: 0, type: 'number', question: 'Aantal', config: { max: 6 } };
  await render(<ExampleForm sections={[{ title: '', fields: [field] }]} onSubmit={onSubmit} />);
  await userEvent.fill(count(), '20');
  await userEvent.tab();
  await userEvent.fill(count(), '5');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
