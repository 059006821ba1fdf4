import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const courseSwitch = () => page.getByRole('combobox', { name: 'Vragen voor' });
const toggle = () => page.getByRole('checkbox', { name: 'Toon lege velden' });

test('FormSwitch shows the general questions, or those of one course', async () => {
  await render(<ExampleForm />);
  await expect.element(page.getByRole('heading', { name: 'Deelnemer' })).toBeVisible();
  await userEvent.selectOptions(courseSwitch(), 'Ballet');
  await expect.element(page.getByRole('radiogroup', { name: 'Niveau' })).toBeVisible();
  expect(field('Voornaam').query()).toBeNull();
  expect(page.getByRole('heading', { name: 'Deelnemer' }).query()).toBeNull();
});

test('FormSwitch keeps the answers of hidden courses', async () => {
  await render(<ExampleForm />);
  await userEvent.fill(field('Voornaam'), 'Noor');
  await userEvent.click(page.getByRole('button', { name: 'Verder naar: Ballet' }));
  await expect.element(courseSwitch()).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: 'Gevorderd' }));
  await userEvent.selectOptions(courseSwitch(), 'Algemene vragen');
  await expect.element(field('Voornaam')).toHaveValue('Noor');
  await userEvent.selectOptions(courseSwitch(), 'Ballet');
  await expect.element(page.getByRole('radio', { name: 'Gevorderd' })).toBeChecked();
});

test('FormSwitch hides optional empty fields, and keeps required and filled ones', async () => {
  await render(<ExampleForm initialAnswers={{ mail_0: 'noor@example.be' }} />);
  await expect.element(toggle()).toHaveAccessibleDescription('Ook de vragen die je mag overslaan');
  await userEvent.click(toggle());
  await expect.element(field('Voornaam')).toBeVisible();
  await expect.element(field(/^E-mailadres/)).toBeVisible();
  expect(field(/^Telefoon/).query()).toBeNull();
  await userEvent.click(toggle());
  await expect.element(field(/^Telefoon/)).toBeVisible();
});

test('FormSwitch keeps showing a field that is cleared while empty fields are hidden', async () => {
  await render(<ExampleForm initialAnswers={{ mail_0: 'noor@example.be' }} />);
  await userEvent.click(toggle());
  await userEvent.clear(field(/^E-mailadres/));
  await userEvent.keyboard('{Tab}');
  await expect.element(field(/^E-mailadres/)).toBeVisible();
});

test('FormSwitch offers no toggle when no optional field is empty', async () => {
  const sections: readonly WireSection[] = [
    { title: '', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Naam', required: 1 }] },
  ];
  await render(<ExampleForm sections={sections} />);
  await expect.element(field('Naam')).toBeVisible();
  expect(toggle().query()).toBeNull();
  expect(courseSwitch().query()).toBeNull();
});

test('FormSwitch reveals hidden fields on a refused submit', async () => {
  await render(<ExampleForm />);
  await userEvent.click(toggle());
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(toggle()).toBeChecked();
  await expect.element(field(/^Telefoon/)).toBeVisible();
});

test('FormSwitch: a conditional question appears and disappears with the answer that it depends on', async () => {
  const sections: readonly WireSection[] = [
    {
      title: 'Gezondheid',
      fields: [
        { qid: 'allergy', nid: 0, type: 'radio', question: 'Allergie?', options: ['Ja', 'Nee'], required: 1 },
        {
          qid: 'which',
          nid: 0,
          type: 'text',
          question: 'Welke?',
          required: 1,
          visible_when: { qid: 'allergy', equals: 'Ja' },
        },
      ],
    },
  ];
  const sent: unknown[] = [];
  await render(<ExampleForm sections={sections} onSubmit={async ({ qids }) => void sent.push(qids)} />);
  expect(field('Welke?').query()).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: 'Ja' }));
  await userEvent.fill(field('Welke?'), 'Noten');
  await userEvent.click(page.getByRole('radio', { name: 'Nee' }));
  await expect.poll(() => field('Welke?').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  expect(sent).toEqual([{ allergy_0: 'Nee' }]);
});
