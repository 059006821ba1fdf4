import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegistrationFields } from '#form-engine/src/rjsf/theme.tsx';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';
import { choose, instantUploads, someFile } from './fakeUploads.ts';

const sections: readonly WireSection[] = [
  {
    title: 'Bijlagen',
    fields: [{ qid: 'attest', nid: 0, type: 'file', question: 'Attest', required: 1, config: { max: 2 } }],
  },
];

test('fileView adds and validates files in a stock rjsf form with the port of its formContext', async () => {
  const form = compileForm(sections);
  const onSubmit = vi.fn();
  await render(
    <RegistrationFields
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={createValidator(form)}
      formContext={{ ports: { uploads: instantUploads } }}
      onSubmit={({ formData }) => onSubmit(formData)}
      onError={() => {}}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .element(page.getByRole('group', { name: 'Attest' }))
    .toHaveAccessibleDescription('Vul dit veld in');
  await choose('Attest', someFile('a.pdf'), someFile('b.pdf'));
  await expect.element(page.getByRole('button', { name: 'Verwijderen b.pdf' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ attest_0: ['stored/a.pdf', 'stored/b.pdf'] });
});

test('fileView in a stock rjsf form says in Dutch that there are too many files', async () => {
  const form = compileForm(sections);
  await render(
    <RegistrationFields
      schema={form.schema}
      uiSchema={form.uiSchema}
      validator={createValidator(form)}
      formData={{ attest_0: ['x/1.pdf', 'x/2.pdf', 'x/3.pdf'] }}
      onError={() => {}}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .element(page.getByRole('group', { name: 'Attest' }))
    .toHaveAccessibleDescription('Maximum 2 bestanden');
});

test('fileView shows the names of files in the review', async () => {
  await render(
    <ExampleForm
      sections={sections}
      initialAnswers={{ attest_0: ['2026/zwem%20brevet.pdf', '../../etc/passwd'] }}
      mode="review"
    />,
  );
  await expect.element(page.getByText(/^zwem brevet.pdf\s+passwd$/)).toBeVisible();
});
