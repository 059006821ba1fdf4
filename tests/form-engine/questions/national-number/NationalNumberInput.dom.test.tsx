import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NationalNumberInput } from '#form-engine/src/questions/national-number/NationalNumberInput.tsx';
import type { NationalNumberInputProps } from '#form-engine/src/questions/national-number/nationalNumberInputProps.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { ExampleForm, ports } from '../../registration/exampleForm.tsx';
import { pasteText } from '../controls/clipboard.ts';

function Held({ value: first = '', onChange, ...props }: Partial<NationalNumberInputProps>) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    <>
      <label htmlFor="nn">Rijksregisternummer</label>
      <NationalNumberInput id="nn" value={value} onChange={change} {...props} />
    </>
  );
}

const number = () => page.getByRole('textbox', { name: /^Rijksregisternummer/ });
const shape = () => getComputedStyle(number().element()).getPropertyValue('-webkit-text-security');

test('NationalNumberInput groups the typed digits, and gives them without separators', async () => {
  const onChange = vi.fn();
  await render(<Held onChange={onChange} />);
  await userEvent.type(number(), '93051822361');
  await expect.element(number()).toHaveValue('93.05.18-223.61');
  expect(onChange).toHaveBeenLastCalledWith('93051822361');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(number()).toHaveValue('93.05.18-22');
});

test.each(['93051822361', '93.05.18-223.61', '93 05 18 223 61', '９３０５１８２２３６１'])(
  'row 33: NationalNumberInput reads a pasted %s',
  async (text) => {
    await render(<Held />);
    await userEvent.click(number());
    await pasteText(text);
    await expect.element(number()).toHaveValue('93.05.18-223.61');
  },
);

test('NationalNumberInput keeps the caret at the typed character', async () => {
  await render(<Held value="930518" />);
  await expect.element(number()).toHaveValue('93.05.18');
  const input = number().element();
  if (!(input instanceof HTMLInputElement)) throw new Error('the number must be an input');
  input.focus();
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('7');
  await expect.element(number()).toHaveValue('93.70.51-8');
  expect(input.selectionStart).toBe(4);
});

test('NationalNumberInput keeps unreadable characters and superfluous digits', async () => {
  const onChange = vi.fn();
  await render(<Held onChange={onChange} />);
  await userEvent.type(number(), '93o5');
  await expect.element(number()).toHaveValue('93o5');
  await userEvent.fill(number(), '930518223619');
  await expect.element(number()).toHaveValue('93.05.18-223.619');
  expect(onChange).toHaveBeenLastCalledWith('930518223619');
});

test('NationalNumberInput shows dots until "Toon" is pressed, and turns autofill off', async () => {
  await render(<Held value="93051822361" />);
  await expect.element(number()).toHaveAttribute('autocomplete', 'off');
  expect(shape()).toBe('disc');
  await userEvent.click(page.getByRole('button', { name: 'Toon' }));
  expect(shape()).toBe('none');
  await userEvent.click(page.getByRole('button', { name: 'Verberg' }));
  expect(shape()).toBe('disc');
});

test('NationalNumberInput can be shown but not changed when read-only, and neither when disabled', async () => {
  const { rerender } = await render(<Held value="93051822361" readOnly />);
  await userEvent.click(page.getByRole('button', { name: 'Toon' }));
  await expect.element(number()).toHaveAttribute('readonly');
  await rerender(<Held value="93051822361" disabled />);
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect.element(number()).toBeDisabled();
});

const section = (answer?: string) => [
  {
    title: '',
    fields: [
      {
        qid: 'nn',
        nid: 0,
        type: 'text',
        default_key: 'national_insurance_number',
        question: 'Rijksregisternummer',
        answer,
      },
      { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Geboortedatum' },
    ],
  },
];

test('NationalNumberInput in a form is reset with the form, and is masked in the review', async () => {
  const form: { current: RegistrationFormHandle | null } = { current: null };
  const { rerender } = await render(<ExampleForm ref={form} sections={section('93051822361')} />);
  await userEvent.fill(number(), '12');
  form.current?.reset();
  await expect.element(number()).toHaveValue('93.05.18-223.61');
  await rerender(<ExampleForm sections={section('93051822361')} mode="review" />);
  await expect.element(page.getByText('••.••.••-•••.61')).toBeVisible();
});

test('row 33: a form refuses a number that does not start with the birthdate, and warns of wrong check digits', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={section()} onSubmit={onSubmit} />);
  await userEvent.fill(page.getByRole('textbox', { name: /^Geboortedatum/ }), '18/05/1993');
  await userEvent.fill(number(), '93051922361');
  await userEvent.click(document.body);
  await expect.element(page.getByText('Vul een geldig rijkregisternummer in', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Wie geboren is op 18\/05\/1993/)).toBeVisible();
  await expect.element(number()).toHaveAccessibleDescription(/rijkregisternummer in Wie geboren is/);
  await userEvent.fill(number(), '93051822362');
  await userEvent.click(document.body);
  await expect.element(page.getByText(/^Klopt dit nummer\?/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledWith(expect.objectContaining({ qids: { nn_0: '93051822362', born_0: '1993-05-18' } }));
});

test('a draft never holds a national number', async () => {
  const saved: Answers[] = [];
  const drafts = {
    load: async () => undefined,
    save: async (_key: string, answers: Answers) => {
      saved.push(answers);
    },
    remove: async () => {},
  };
  await render(<ExampleForm sections={section()} ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(number(), '93051822361');
  await userEvent.fill(page.getByRole('textbox', { name: /^Geboortedatum/ }), '18/05/1993');
  await expect.poll(() => saved).toEqual([{ born_0: '1993-05-18' }]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain(
    '93051822361',
  );
});
