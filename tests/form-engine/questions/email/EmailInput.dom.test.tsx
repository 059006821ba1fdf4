import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailInput } from '#form-engine/src/questions/email/EmailInput.tsx';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

function Held() {
  const [value, setValue] = useState('');
  return <EmailInput id="mail" value={value} onChange={setValue} />;
}
const suggestion = () => page.getByRole('button', { name: 'Bedoelde je noor@gmail.com?' });

test('EmailInput suggests a correction on blur, accepts it with one click, and suggests nothing while the user types', async () => {
  await render(<Held />);
  await userEvent.type(page.getByRole('textbox'), 'noor@gmial.com');
  expect(suggestion().query()).toBeNull();
  await userEvent.tab();
  await userEvent.click(suggestion());
  await expect.element(page.getByRole('textbox')).toHaveValue('noor@gmail.com');
  expect(suggestion().query()).toBeNull();
});

test('EmailInput accepts several addresses separated by semicolons', async () => {
  await render(<Held />);
  await userEvent.type(page.getByRole('textbox'), 'a@example.be; b@example.be');
  await expect.element(page.getByRole('textbox')).toHaveValue('a@example.be; b@example.be');
});

test('EmailInput removes its suggestion when the value changes elsewhere', async () => {
  const form: { current: RegistrationFormHandle | null } = { current: null };
  const fields = [{ qid: 'mail', nid: 0, type: 'email', question: 'E-mailadres', answer: 'noor@example.be' }];
  await render(<ExampleForm ref={form} sections={[{ title: '', fields }]} />);
  await userEvent.fill(page.getByRole('textbox'), 'noor@gmial.com');
  await userEvent.tab();
  await expect.element(suggestion()).toBeVisible();
  form.current?.reset();
  await expect.element(page.getByRole('textbox')).toHaveValue('noor@example.be');
  expect(suggestion().query()).toBeNull();
});

test('EmailInput focuses the address again after a correction is accepted', async () => {
  await render(<Held />);
  await userEvent.type(page.getByRole('textbox'), 'noor@gmial.com');
  await userEvent.tab();
  await userEvent.click(suggestion());
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});
