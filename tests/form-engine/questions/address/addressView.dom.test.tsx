import { withTheme } from '@rjsf/core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileForm, type Ports } from '#form-engine/src/headless.ts';
import { type RegistrationFormSettings, theme } from '#form-engine/src/index.ts';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { ExampleForm, ports } from '../../registration/exampleForm.tsx';
import { fakeAddresses, gent } from './fakeAddresses.ts';

const sectionsWith = (field: object = {}) => [
  {
    title: 'Gegevens',
    fields: [{ qid: 'home', nid: 0, type: 'address', question: 'Adres', help: 'Waar je woont', ...field }],
  },
];
const part = (name: string) => page.getByRole('textbox', { name });
const city = () => page.getByRole('combobox', { name: 'Gemeente' });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Versturen' }));

/** Renders the form with one address, and waits for its lazy-loaded control. */
async function renderForm(field: object, props: Partial<RegistrationFormSettings> = {}) {
  const onSubmit = vi.fn<RegistrationFormSettings['onSubmit']>(async () => {});
  await render(<ExampleForm sections={sectionsWith(field)} onSubmit={onSubmit} {...props} />);
  // The code of the control loads at its first render.
  await expect.element(part('Straat')).toBeVisible();
  return onSubmit;
}

test('addressView groups the parts under the question, with its help', async () => {
  await renderForm({});
  await expect
    .element(page.getByRole('group', { name: 'Adres (optioneel)' }))
    .toHaveAccessibleDescription('Waar je woont');
});

test('addressView reports missing parts of a required address at each part, and links to them', async () => {
  await renderForm({ required: 1 });
  await submit();
  await expect.element(part('Straat')).toHaveFocus();
  await expect.element(part('Huisnummer')).toHaveAccessibleDescription('Vul dit veld in');
  await expect.element(page.getByRole('combobox', { name: 'Land' })).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByRole('link', { name: 'Adres – Gemeente: Vul dit veld in' }));
  await expect.element(city()).toHaveFocus();
});

test('addressView removes the problem of a part when that part is edited, and keeps the others', async () => {
  await renderForm({ required: 1 });
  await submit();
  await expect.element(part('Straat')).toHaveFocus();
  await userEvent.fill(part('Straat'), 'Kerkstraat');
  await expect.element(part('Straat')).not.toHaveAttribute('aria-invalid');
  await expect.element(part('Huisnummer')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').getByRole('link')).toHaveLength(3);
});

test('addressView refuses an incomplete optional address, and accepts an empty one', async () => {
  const onSubmit = await renderForm({});
  await submit();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0].qids).toEqual({ home_0: '' });
  await userEvent.fill(part('Straat'), 'Kerkstraat');
  await submit();
  await expect.element(part('Huisnummer')).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('addressView sends a validated address, and a doubted one only after an override', async () => {
  const addresses = fakeAddresses({
    validate: async ({ streetNumber }) => ({ valid: streetNumber === '12' }),
  });
  const withAddresses: Ports = { ...ports, addresses };
  const onSubmit = await renderForm({ answer: gent }, { ports: withAddresses });
  await userEvent.fill(part('Huisnummer'), '1200');
  await userEvent.tab();
  const ignore = page.getByRole('button', { name: 'foutmelding negeren' });
  await expect.element(ignore).toBeVisible();
  await submit();
  await expect
    .element(page.getByRole('link', { name: 'Adres: We vinden dit adres niet. Kijk het na.' }))
    .toBeVisible();
  await expect.element(part('Straat')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(ignore);
  await submit();
  await expect
    .poll(() => onSubmit.mock.calls[0]?.[0].qids)
    .toEqual({ home_0: { ...gent, streetNumber: '1200', mark: 'overridden' } });
});

test('addressView sends an address that could not be validated with the mark `unchecked`', async () => {
  const onSubmit = await renderForm({ answer: { ...gent, isValidAddress: undefined } });
  await submit();
  await expect
    .poll(() => onSubmit.mock.calls[0]?.[0].qids)
    .toEqual({ home_0: { ...gent, isValidAddress: false, mark: 'unchecked' } });
});

test('addressView shows a problem of the server with the whole address', async () => {
  const message = 'Dit adres ligt buiten de gemeente';
  const path = ['isValidAddress'];
  const problem = {
    key: 'home_0',
    path,
    label: 'Adres',
    rule: 'context',
    message,
    severity: 'error',
  } as const;
  await renderForm({ answer: gent }, { onSubmit: async () => ({ problems: [problem] }) });
  await submit();
  await expect.element(page.getByRole('group').getByText(message)).toBeVisible();
});

test('addressView shows the address in one line for the review', async () => {
  await render(<ExampleForm sections={sectionsWith({ answer: gent })} mode="review" />);
  await expect.element(page.getByRole('definition')).toHaveTextContent('Kerkstraat 12, 9000 Gent');
});

test('addressView works in a stock rjsf form with the ports of its formContext', async () => {
  const ThemedForm = withTheme(theme);
  const form = compileForm(
    sectionsWith({ required: 1 }).concat(sectionsWith({ qid: 'work', question: 'Werk' })),
  );
  const addresses = fakeAddresses();
  const onSubmit = vi.fn();
  await render(
    <ThemedForm
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={createValidator(form)}
      formContext={{ ports: { addresses } }}
      onSubmit={({ formData }) => onSubmit(formData)}
      onError={() => {}}
    />,
  );
  const home = page.getByRole('group', { name: 'Adres' });
  const inHome = (name: string) => home.getByLabelText(name, { exact: true });
  await expect.element(inHome('Straat')).toBeVisible();
  await userEvent.fill(inHome('Straat'), 'Kerkstraat');
  await submit();
  await expect.element(inHome('Huisnummer')).toHaveAccessibleDescription('Vul dit veld in');
  await expect.element(inHome('Straat')).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(inHome('Huisnummer'), '12');
  await userEvent.fill(home.getByRole('combobox', { name: 'Postcode' }), '9000');
  await expect.element(home.getByRole('combobox', { name: 'Gemeente' })).toHaveValue('Gent');
  await expect.poll(() => addresses.validate.mock.calls.length).toBeGreaterThan(0);
  await expect.element(home.getByText('Dit adres klopt.')).toBeVisible();
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ home_0: gent });
});
