import Form from '@rjsf/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { questionKinds } from '#form-engine/src/questions/questionKinds.ts';
import { createValidator } from '#form-engine/src/rjsf-validator.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireQuestion } from '#form-engine/src/sections/wireSection.ts';

const few = { a: 'Eén', b: 'Twee' };
const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`o${index}`, `Optie ${index}`]));

/** A question of every kind, by its label. */
const asked: Readonly<Record<string, Omit<WireQuestion, 'qid' | 'nid' | 'question'>>> = {
  Naam: { type: 'text' },
  Opmerking: { type: 'textarea' },
  Mail: { type: 'email' },
  Telefoon: { type: 'phone' },
  Aantal: { type: 'number' },
  Lengte: { type: 'decimal' },
  Dag: { type: 'date' },
  Uur: { type: 'time' },
  Rekening: { type: 'iban' },
  Website: { type: 'url' },
  Sterren: { type: 'rating' },
  Geboren: { type: 'text', default_key: 'birthdate' },
  Rijksregister: { type: 'text', default_key: 'national_insurance_number' },
  Keuze: { type: 'radio', options: few },
  'Keuze of anders': { type: 'radio', options: few, config: { other: true } },
  Maat: { type: 'select', options: many },
  Dagen: { type: 'select_multiple', options: few },
  'Dagen of anders': { type: 'select_multiple', options: few, config: { other: true } },
  Akkoord: { type: 'checkbox' },
  Land: { type: 'nationality' },
  Totaal: { type: 'computed', config: { expression: { ref: 'q4' } } },
  Bijlage: { type: 'file' },
  Foto: { type: 'image' },
  Adres: { type: 'address' },
  Vooraf: { type: 'static', config: { text: 'Breng **water** mee.' } },
  Handtekening: { type: 'signature' },
  Deelnemers: {
    type: 'group',
    fields: [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' },
      { qid: 'day', nid: 0, type: 'date', question: 'Van' },
    ],
    config: { repeat: { min: 1 } },
  },
};

test('the uiSchema of every kind draws in stock rjsf, which knows none of our widgets', async () => {
  const form = compileForm([
    {
      title: 'Alles',
      fields: Object.entries(asked).map(([question, rest], index) => ({
        ...rest,
        question,
        qid: `q${index}`,
        nid: 0,
      })),
    },
  ]);
  expect(form.diagnostics.map(({ code }) => code)).toEqual(['unknown-type']);
  const drawn = new Set([...form.kinds.values()].map(({ name }) => name));
  expect(questionKinds.map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);

  const screen = await render(
    <Form schema={form.schema} uiSchema={form.uiSchema} validator={createValidator(form)} />,
  );
  await expect.element(page.getByRole('textbox', { name: 'Naam' })).toBeVisible();
  for (const label of Object.keys(asked)) expect(screen.container.textContent, label).toContain(label);
  expect(screen.container.textContent).not.toMatch(/unsupported|unknown/i);
  await expect.element(page.getByRole('radio', { name: 'Twee' })).toBeVisible();
  await expect.element(page.getByText('Vooraf: Breng **water** mee.')).toBeVisible();
  await expect.element(page.getByText('isValidAddress')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Eén' })).toBeVisible();
  expect(page.getByLabelText('Geboren').element()).toHaveAttribute('type', 'date');
});
