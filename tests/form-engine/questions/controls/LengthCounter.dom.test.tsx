import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import { one } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const input = () => page.getByRole('textbox', { name: /Vraag/ });

test.each(['text', 'textarea'])('a %s with a maximum counts along, and announces the end', async (type) => {
  await render(<ExampleForm sections={one({ type, config: { max_length: 20 } })} />);
  await expect.element(input()).toHaveAccessibleDescription('0 van 20 tekens');
  await userEvent.fill(input(), 'vijf😀');
  await expect.element(page.getByText('5 van 20 tekens')).toBeVisible();
  expect(page.getByText('Nog 15 tekens').query()).toBeNull();
  await userEvent.fill(input(), 'achttien tekens ok');
  await expect.element(page.getByRole('status').filter({ hasText: 'Nog 2 tekens' })).toBeInTheDocument();
  await userEvent.fill(input(), 'een tekst van meer dan twintig tekens');
  await expect.element(page.getByRole('status').filter({ hasText: '17 tekens te veel' })).toBeInTheDocument();
  await expect.element(input()).toHaveValue('een tekst van meer dan twintig tekens');
  await userEvent.tab();
  await expect.element(page.getByText('Deze tekst is te lang. Hou het bij 20 tekens.').first()).toBeVisible();
});

test('the counter follows an answer from outside', async () => {
  const form: { current: RegistrationFormHandle | null } = { current: null };
  await render(
    <ExampleForm ref={form} sections={one({ type: 'text', config: { max_length: 20 }, answer: 'Noor' })} />,
  );
  await userEvent.fill(input(), 'iets anders');
  await expect.element(page.getByText('11 van 20 tekens')).toBeVisible();
  form.current?.reset();
  await expect.element(page.getByText('4 van 20 tekens')).toBeVisible();
});
