import Form from '@rjsf/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { questionKinds } from '#form-engine/src/questions/questionKinds.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';

/** Every plain question of every kind, with the label of the kind's example. */
const asked = questionKinds.flatMap(({ name }) =>
  kindSamples[name].plain.map((question, index): WireQuestion => {
    const nth = index === 0 ? '' : ` ${index + 1}`;
    return {
      ...question,
      qid: `${name}${nth}`,
      nid: 0,
      question: `${kindSamples[name].example.question}${nth}`,
    };
  }),
);

test('the uiSchema of every kind draws in stock rjsf, which knows none of our widgets', async () => {
  const form = compileForm([{ title: 'Alles', fields: asked }]);
  expect(form.diagnostics.map(({ code }) => code)).toEqual(['unknown-type']);
  const drawn = new Set([...form.kinds.values()].map(({ name }) => name));
  expect(questionKinds.map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);

  const screen = await render(
    <Form schema={form.schema} uiSchema={form.uiSchema} validator={createValidator(form)} />,
  );
  await expect.element(page.getByRole('textbox', { name: 'Voornaam', exact: true })).toBeVisible();
  for (const { question } of asked) expect(screen.container.textContent).toContain(question);
  expect(screen.container.textContent).not.toMatch(/unsupported|unknown/i);
  await expect.element(page.getByRole('radio', { name: 'b', exact: true })).toBeVisible();
  await expect.element(page.getByText('Voor het kamp 2: Breng **water** mee.')).toBeVisible();
  await expect.element(page.getByText('isValidAddress')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'a', exact: true })).toBeVisible();
  expect(page.getByLabelText('Geboortedatum').element()).toHaveAttribute('type', 'date');
});
