import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Problem } from '../../../../form-engine/src/questions/question-kind/problem.ts';
import { ExampleForm } from '../exampleForm.tsx';

const submit = () => page.getByRole('button', { name: 'Versturen' });
const summary = () => page.getByRole('alert');
const courseSwitch = () => page.getByRole('combobox', { name: 'Vragen voor' });
const filledGenerals = { fname_0: 'Noor', born_0: '2015-05-06' };

beforeEach(() => {
  document.title = 'Inschrijven';
});

test('ErrorSummary names each wrong field and leads to it', async () => {
  await render(<ExampleForm />);
  await userEvent.click(submit());
  await expect.element(summary().getByText('Sommige velden zijn niet juist ingevuld')).toBeVisible();
  await expect.element(summary().getByRole('link', { name: 'Voornaam: Vul dit veld in' })).toBeVisible();
  await userEvent.click(summary().getByRole('link', { name: 'Geboortedatum: Vul dit veld in' }));
  await expect.element(page.getByRole('textbox', { name: 'Geboortedatum' })).toHaveFocus();
  await userEvent.click(
    summary().getByRole('link', { name: 'Ik kan zwemmen: Dit veld is verplicht aan te duiden' }),
  );
  await expect.element(courseSwitch()).toHaveValue('34');
  await expect.element(page.getByRole('checkbox', { name: 'Ik kan zwemmen' })).toHaveFocus();
});

test('ErrorSummary appears at once, and the first wrong field has the focus after 250 ms', async () => {
  await render(<ExampleForm initialAnswers={{ fname_0: 'Noor' }} />);
  await userEvent.click(submit());
  const shown = performance.now();
  expect(summary().query()).not.toBeNull();
  const born = page.getByRole('textbox', { name: 'Geboortedatum' }).element();
  expect(document.activeElement).not.toBe(born);
  await expect.poll(() => document.activeElement, { interval: 5 }).toBe(born);
  expect(performance.now() - shown).toBeGreaterThan(100);
  expect(born.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('ErrorSummary makes the title begin with "Fout:" until all is mended', async () => {
  await render(
    <ExampleForm
      initialAnswers={{ ...filledGenerals, fname_0: '', level_12: 'Beginner', size_34: 'M', swim_34: true }}
    />,
  );
  await userEvent.click(submit());
  await expect.poll(() => document.title).toBe('Fout: Inschrijven');
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Noor');
  await expect.poll(() => summary().query()).toBeNull();
  expect(document.title).toBe('Inschrijven');
});

test('ErrorSummary comes with the first course that has an error where the general questions have none', async () => {
  await render(<ExampleForm initialAnswers={{ ...filledGenerals, level_12: 'Beginner' }} />);
  await expect.element(courseSwitch()).toHaveValue('0');
  await userEvent.click(submit());
  await expect.element(courseSwitch()).toHaveValue('34');
  await expect.element(page.getByRole('combobox', { name: 'Maat' })).toHaveFocus();
  await expect
    .element(courseSwitch().getByRole('option', { name: 'Judo (2 na te kijken)' }))
    .toBeInTheDocument();
});

test('ErrorSummary tells the host, so that it can show its notice', async () => {
  const onInvalid = vi.fn();
  await render(
    <ExampleForm
      initialAnswers={{ ...filledGenerals, level_12: 'Beginner', size_34: 'M' }}
      onInvalid={onInvalid}
    />,
  );
  await userEvent.click(submit());
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({
      key: 'swim_34',
      rule: 'required',
      message: 'Dit veld is verplicht aan te duiden',
    }),
  ]);
});

test('ErrorSummary shows what a server refused at the fields, until they are edited', async () => {
  const refusal: Problem = {
    key: 'mail_0',
    path: [],
    label: 'E-mailadres',
    rule: 'context',
    message: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
    severity: 'error',
  };
  const answers = {
    ...filledGenerals,
    mail_0: 'noor@example.be',
    level_12: 'Beginner',
    size_34: 'M',
    swim_34: true,
  };
  await render(<ExampleForm initialAnswers={answers} onSubmit={async () => ({ problems: [refusal] })} />);
  await userEvent.click(submit());
  const mail = page.getByRole('textbox', { name: /^E-mailadres/ });
  await expect.element(mail).toHaveAccessibleDescription(refusal.message);
  await expect.element(mail).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(mail).toHaveAccessibleDescription(refusal.message);
  await userEvent.fill(mail, 'anders@example.be');
  await expect.element(mail).not.toHaveAttribute('aria-invalid');
  expect(summary().query()).toBeNull();
});

test('ErrorSummary shows a problem of no field, such as answers that a server could not read', async () => {
  const problem: Problem = {
    key: '',
    path: [],
    label: '',
    rule: 'format',
    message: 'Dit is geen geldige waarde voor dit veld.',
    severity: 'error',
  };
  const answers = { ...filledGenerals, level_12: 'Beginner', size_34: 'M', swim_34: true };
  await render(<ExampleForm initialAnswers={answers} onSubmit={async () => ({ problems: [problem] })} />);
  await userEvent.click(submit());
  await expect.element(summary().getByText(problem.message)).toBeVisible();
  await expect.element(summary()).toHaveFocus();
});
