import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort } from '#form-engine/src/ports.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    step: true,
    fields: [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 },
      { qid: 'minor', nid: 0, type: 'checkbox', question: 'Ik ben jonger dan 18' },
    ],
  },
  {
    title: 'Ouder',
    step: true,
    visible_when: { qid: 'minor', equals: true },
    fields: [{ qid: 'parent', nid: 0, type: 'text', question: 'Naam van een ouder', required: 1 }],
  },
  {
    title: 'Lessen',
    step: true,
    fields: [{ qid: 'level', nid: 0, type: 'text', question: 'Niveau', required: 1 }],
  },
  { title: 'Vervoer', fields: [{ qid: 'bus', nid: 0, type: 'text', question: 'Halte' }] },
];

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = (text: string) => page.getByText(text, { exact: true });
const names = () =>
  page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('StepProgress goes forward once the answers of the step are valid, and shows the review last', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
  expect(field('Niveau').query()).toBeNull();
  await userEvent.click(button('Volgende'));
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.fill(field('Voornaam'), 'Noor');
  await userEvent.keyboard('{Enter}');
  await expect.element(place('Stap 2 van 3: Lessen')).toHaveFocus();
  expect(page.getByRole('alert').query()).toBeNull();
  // A section that starts no step belongs to the step before it.
  await expect.element(field(/^Halte/)).toBeVisible();
  await userEvent.fill(field('Niveau'), 'Beginner');
  await userEvent.click(button('Volgende'));
  await expect.element(place('Stap 3 van 3: Kijk je antwoorden na')).toHaveFocus();
  await expect.element(page.getByText('Noor')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(button('Versturen'));
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
});

test('StepProgress goes back without a check, and keeps every answer', async () => {
  await render(<ExampleForm sections={sections} initialAnswers={{ fname_0: 'Noor' }} />);
  expect(button('Vorige').query()).toBeNull();
  await userEvent.click(button('Volgende'));
  await userEvent.click(button('Vorige'));
  await expect.element(place('Stap 1 van 3: Deelnemer')).toHaveFocus();
  await expect.element(field('Voornaam')).toHaveValue('Noor');
  expect(page.getByRole('alert').query()).toBeNull();
});

test('StepProgress skips a step in which nothing is asked, and shows it when an answer asks for it', async () => {
  await render(<ExampleForm sections={sections} initialAnswers={{ fname_0: 'Noor' }} />);
  expect(names()).toEqual(['Deelnemer', 'Lessen', 'Kijk je antwoorden na']);
  await userEvent.click(page.getByRole('checkbox', { name: /^Ik ben jonger/ }));
  await expect.poll(names).toEqual(['Deelnemer', 'Ouder', 'Lessen', 'Kijk je antwoorden na']);
  await userEvent.click(button('Volgende'));
  await expect.element(field('Naam van een ouder')).toBeVisible();
});

test('StepProgress leads from the review to a step, and a refusal of the server to the step with the problem', async () => {
  const problem = {
    path: [],
    label: '',
    rule: 'format',
    message: 'Deze naam kennen we',
    severity: 'error',
  } as const;
  const onSubmit = vi.fn(async () => ({ problems: [{ key: 'fname_0', ...problem }] }));
  const answers = { fname_0: 'Noor', level_0: 'Beginner' };
  await render(<ExampleForm sections={sections} initialAnswers={answers} onSubmit={onSubmit} />);
  await userEvent.click(button('Volgende'));
  await userEvent.click(button('Volgende'));
  await userEvent.click(button('Wijzig Lessen'));
  await expect.element(field('Niveau')).toHaveValue('Beginner');
  await userEvent.click(button('Volgende'));
  await userEvent.click(button('Versturen'));
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(page.getByText('Deze naam kennen we').first()).toBeVisible();
});

test('StepProgress follows the step of the host, and tells the host where it stays', async () => {
  const onStep = vi.fn();
  function Host() {
    const [step, setStep] = useState(0);
    return (
      <>
        <output>Adres: {step}</output>
        <button type="button" onClick={() => setStep(0)}>
          Terug in de browser
        </button>
        <button type="button" onClick={() => setStep(3)}>
          Oude link
        </button>
        <ExampleForm
          sections={sections}
          initialAnswers={{ fname_0: 'Noor' }}
          step={step}
          onStep={(shown) => {
            onStep(shown);
            setStep(shown);
          }}
        />
      </>
    );
  }
  await render(<Host />);
  await userEvent.click(button('Volgende'));
  await expect.element(page.getByText('Adres: 2')).toBeVisible();
  await userEvent.click(button('Terug in de browser'));
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
  await userEvent.click(button('Oude link'));
  await expect.element(page.getByText('Adres: 0')).toBeVisible();
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
  expect(onStep).toHaveBeenCalledWith(2);
});

test('StepProgress opens at the step of the draft, and leaves the address of the host until it is loaded', async () => {
  const onStep = vi.fn();
  const arrival = Promise.withResolvers<Answers>();
  const drafts: DraftPort = { load: () => arrival.promise, save: async () => {}, remove: async () => {} };
  const form = (step: number) => (
    <ExampleForm {...{ sections, step, onStep }} ports={{ ...ports, drafts }} draftKey="noor" />
  );
  const screen = await render(form(2));
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
  expect(onStep).not.toHaveBeenCalled();
  arrival.resolve({ fname_0: 'Noor', '@step': '2' });
  await expect.element(place('Stap 2 van 3: Lessen')).toBeVisible();
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  expect(onStep.mock.calls).toEqual([[2]]);
  await screen.rerender(form(0));
  await expect.element(field('Voornaam')).toHaveValue('Noor');
});

test('StepProgress tells the host where the form stays when no draft leads to the step of the address', async () => {
  const onStep = vi.fn();
  const drafts: DraftPort = { load: async () => undefined, save: async () => {}, remove: async () => {} };
  await render(
    <ExampleForm {...{ sections, onStep }} step={2} ports={{ ...ports, drafts }} draftKey="noor" />,
  );
  await expect.poll(() => onStep.mock.calls).toEqual([[0]]);
  await expect.element(place('Stap 1 van 3: Deelnemer')).toBeVisible();
});

test('StepProgress gives way to all questions in a form that can only be read', async () => {
  await render(
    <ExampleForm sections={sections} mode="read" initialAnswers={{ fname_0: 'Noor', level_0: 'x' }} />,
  );
  await expect.element(field('Niveau')).toBeVisible();
  await expect.element(field('Voornaam')).toBeVisible();
  expect(page.getByRole('navigation').query()).toBeNull();
});

test('StepProgress keeps the way back in the review of a host with a submit button of its own', async () => {
  const filled = { fname_0: 'Noor', level_0: 'Beginner' };
  await render(
    <ExampleForm sections={sections} initialAnswers={filled}>
      <button type="submit">Inschrijven</button>
    </ExampleForm>,
  );
  expect(button('Inschrijven').query()).toBeNull();
  await userEvent.click(button('Volgende'));
  await userEvent.click(button('Volgende'));
  await expect.element(button('Inschrijven')).toBeVisible();
  expect(button('Versturen').query()).toBeNull();
  await userEvent.click(button('Vorige'));
  await expect.element(place('Stap 2 van 3: Lessen')).toHaveFocus();
});
