import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyControl } from '#form-engine/src/questions/controls/lazyControl.tsx';
import type { Problem } from '#form-engine/src/questions/question-kind/problem.ts';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { everyCourse, everySection } from '#stories/registration-form/everything.ts';
import { allPorts } from '#stories/registration-form/examplePorts.ts';
import { holdTimers } from '#tests/setup/holdTimers.ts';
import { ExampleForm } from '../exampleForm.tsx';

const submit = () => page.getByRole('button', { name: 'Versturen' });
const summary = () => page.getByRole('alert');
const courseSwitch = () => page.getByRole('combobox', { name: 'Vragen voor' });
const filledGenerals = { fname_0: 'Noor', born_0: '2015-05-06' };

beforeEach(() => {
  document.title = 'Inschrijven';
});

test('ErrorSummary names each wrong field and links to it', async () => {
  await render(<ExampleForm />);
  await userEvent.click(submit());
  await expect.element(summary().getByText('Sommige velden zijn niet juist ingevuld')).toBeVisible();
  await expect.element(summary().getByRole('link', { name: 'Voornaam: Vul dit veld in' })).toBeVisible();
  await userEvent.click(summary().getByRole('link', { name: 'Geboortedatum: Vul dit veld in' }));
  await expect.element(page.getByRole('textbox', { name: 'Geboortedatum' })).toHaveFocus();
  await userEvent.click(
    summary().getByRole('link', { name: 'Ik kan zwemmen: Dit veld is verplicht aan te duiden (Judo)' }),
  );
  await expect.element(courseSwitch()).toHaveValue('34');
  await expect.element(page.getByRole('checkbox', { name: 'Ik kan zwemmen' })).toHaveFocus();
});

test('ErrorSummary appears at once, and the first wrong field gets the focus after 250 ms', async () => {
  await render(<ExampleForm initialAnswers={{ fname_0: 'Noor' }} />);
  const born = await page.getByRole('textbox', { name: 'Geboortedatum' }).findElement();
  holdTimers();
  submit().element().focus();
  await userEvent.keyboard('{Enter}');
  expect(summary().query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(249);
  expect(document.activeElement).not.toBe(born);
  await vi.advanceTimersByTimeAsync(1);
  expect(document.activeElement).toBe(born);
  expect(born.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('ErrorSummary starts the page title with "Fout:" until every error is corrected', async () => {
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

test('ErrorSummary opens the first course with an error when the general questions have none', async () => {
  await render(<ExampleForm initialAnswers={{ ...filledGenerals, level_12: 'Beginner' }} />);
  await expect.element(courseSwitch()).toHaveValue('0');
  await userEvent.click(submit());
  await expect.element(courseSwitch()).toHaveValue('34');
  await expect.element(page.getByRole('combobox', { name: 'Maat' })).toHaveFocus();
  await expect
    .element(courseSwitch().getByRole('option', { name: 'Judo (2 na te kijken)' }))
    .toBeInTheDocument();
});

test('ErrorSummary tells the host about a refused submit, so that the host can show its notice', async () => {
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

test('ErrorSummary shows errors of the server at the fields until those are edited', async () => {
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

test('ErrorSummary shows an error without a field, such as answers that the server cannot read', async () => {
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

const refusalOf = (problem: Partial<Problem>): Problem => ({
  key: '',
  path: [],
  label: '',
  rule: 'context',
  message: 'Neen',
  severity: 'error',
  ...problem,
});
const complete = { ...filledGenerals, level_12: 'Beginner', size_34: 'M', swim_34: true };

test('ErrorSummary names the course of each question, and counts all errors', async () => {
  await render(<ExampleForm initialAnswers={filledGenerals} />);
  await userEvent.click(submit());
  await expect
    .element(summary().getByRole('link', { name: 'Niveau: Selecteer een optie (Ballet)' }))
    .toBeVisible();
  await expect.element(summary().getByText('(3 na te kijken)')).toBeInTheDocument();
  await userEvent.click(summary().getByRole('link', { name: 'Maat: Selecteer een optie (Judo)' }));
  await expect.element(page.getByRole('combobox', { name: 'Maat' })).toHaveFocus();
});

test('ErrorSummary stays the same alert while errors are corrected, and is a new one after each refused submit', async () => {
  await render(<ExampleForm />);
  await userEvent.click(submit());
  const first = summary().element();
  const counted = () => [
    /\((\d+) na te kijken\)/.exec(first.querySelector('p')?.textContent ?? '')?.[1],
    String(first.querySelectorAll('li').length),
  ];
  expect(counted()).toEqual(['5', '5']);
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Noor');
  await expect.element(summary().getByRole('link', { name: /^Voornaam/ })).not.toBeInTheDocument();
  expect(summary().element()).toBe(first);
  expect(counted()).toEqual(['4', '4']);
  expect(first.querySelector('[aria-live="off"]')?.textContent).toContain('(4 na te kijken)');
  expect(first.getAttribute('aria-atomic')).toBe('false');
  await userEvent.click(submit());
  await expect.poll(() => summary().element()).not.toBe(first);
});

test('ErrorSummary shows an error without a link when its field is not in the form or not asked', async () => {
  const sections: readonly WireSection[] = [
    {
      title: '',
      fields: [
        {
          qid: 'allergy',
          nid: 0,
          type: 'radio',
          question: 'Allergie?',
          options: ['Ja', 'Nee'],
          answer: 'Nee',
        },
        {
          qid: 'which',
          nid: 0,
          type: 'text',
          question: 'Welke?',
          visible_when: { qid: 'allergy', equals: 'Ja' },
        },
      ],
    },
  ];
  const problems = [
    refusalOf({ key: 'which_0', message: 'Vul dit veld in' }),
    refusalOf({ key: 'uitpas_0', label: 'UiTPAS', message: 'Onbekend nummer' }),
  ];
  await render(<ExampleForm sections={sections} onSubmit={async () => ({ problems })} />);
  await userEvent.click(submit());
  await expect.element(summary().getByText('Welke? Vul dit veld in')).toBeVisible();
  await expect.element(summary().getByText('UiTPAS: Onbekend nummer')).toBeVisible();
  expect(summary().getByRole('link').query()).toBeNull();
  await expect.element(summary()).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: 'Ja' }));
  await expect.element(summary().getByRole('link', { name: 'Welke? Vul dit veld in' })).toBeVisible();
});

test('ErrorSummary focuses the first choice of a group, and skips fields that cannot be focused', async () => {
  await render(
    <ExampleForm
      initialAnswers={complete}
      onSubmit={async () => ({
        problems: [
          refusalOf({ key: 'level_12' }),
          refusalOf({ key: 'days_12' }),
          refusalOf({ key: 'nowhere_0' }),
        ],
      })}
    />,
  );
  await userEvent.click(submit());
  await expect.element(page.getByRole('radio', { name: 'Beginner' })).toHaveFocus();
  await userEvent.click(summary().getByRole('link', { name: 'Dagen: Neen (Ballet)' }));
  await expect.element(page.getByRole('checkbox', { name: 'Maandag' })).toHaveFocus();
});

test('ErrorSummary gets the focus when sending fails, because no field is wrong', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  await render(
    <ExampleForm
      initialAnswers={complete}
      onSubmit={async () => {
        throw new Error('server down');
      }}
    />,
  );
  await userEvent.click(submit());
  await expect.element(summary()).toHaveFocus();
});

test('ErrorSummary: the host can ask for the first error, also in a hidden course', async () => {
  const ref = createRef<RegistrationFormHandle>();
  await render(<ExampleForm ref={ref} initialAnswers={{ ...filledGenerals, level_12: 'Beginner' }} />);
  await userEvent.click(submit());
  await expect.element(page.getByRole('combobox', { name: 'Maat' })).toHaveFocus();
  await userEvent.selectOptions(courseSwitch(), 'Algemene vragen');
  ref.current?.focusFirstProblem();
  await expect.element(page.getByRole('combobox', { name: 'Maat' })).toHaveFocus();
});

test('ErrorSummary appears on a form that the host replaced while the form was being sent', async () => {
  const sending = Promise.withResolvers<{ problems: Problem[] }>();
  const form = (title: string) => (
    <ExampleForm
      sections={[{ title, fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Bijnaam' }] }]}
      onSubmit={() => sending.promise}
    />
  );
  const screen = await render(form('Oud'));
  await userEvent.click(submit());
  await screen.rerender(form('Nieuw'));
  await expect.element(page.getByRole('button', { name: 'Bezig met versturen…' })).toBeVisible();
  sending.resolve({ problems: [refusalOf({ key: 'a_0' })] });
  await expect.element(page.getByRole('textbox', { name: /^Bijnaam/ })).toHaveAccessibleDescription('Neen');
  await expect.element(submit()).toBeVisible();
});

test.each(['by itself', 'by its link'])(
  'ErrorSummary focuses a lazy-loaded control as soon as it is loaded, %s',
  async (way) => {
    const code = Promise.withResolvers<typeof textView.Control>();
    const slowText = { ...textView, Control: lazyControl(() => code.promise) };
    holdTimers();
    await render(<ExampleForm views={{ text: slowText }} />);
    await userEvent.click(submit());
    await expect.element(page.getByRole('textbox', { name: 'Geboortedatum' })).toBeVisible();
    if (way === 'by its link') await userEvent.click(summary().getByRole('link', { name: /^Voornaam/ }));
    // Wait longer than the delay of the automatic focus, to prove that the next wrong field does not get it.
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(page.getByRole('textbox', { name: 'Geboortedatum' })).not.toHaveFocus();
    code.resolve(textView.Control);
    await expect.element(page.getByRole('textbox', { name: 'Voornaam' })).toHaveFocus();
  },
);

test('ErrorSummary does not take back the focus from a user who moves on while a control is loading', async () => {
  const code = Promise.withResolvers<typeof textView.Control>();
  const slowText = { ...textView, Control: lazyControl(() => code.promise) };
  holdTimers();
  await render(<ExampleForm views={{ text: slowText }} />);
  await userEvent.click(submit());
  await userEvent.click(summary().getByRole('link', { name: /^Voornaam/ }));
  await vi.advanceTimersByTimeAsync(1_000);
  const mail = page.getByRole('textbox', { name: /^E-mailadres/ });
  await userEvent.click(mail);
  code.resolve(textView.Control);
  await expect.element(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(mail).toHaveFocus();
});

test('ErrorSummary scrolls a field far down a long form into view, with its label', async () => {
  await render(
    <RegistrationForm
      sections={everySection}
      courses={everyCourse}
      ports={allPorts}
      onSubmit={async () => {}}
    />,
  );
  await userEvent.click(submit());
  await userEvent.click(summary().getByRole('link', { name: /^Ik ken de afspraken van de club/ }));
  const rules = page.getByRole('checkbox', { name: 'Ik ken de afspraken van de club' });
  await expect.element(rules).toHaveFocus();
  await expect.element(rules).toBeInViewport({ ratio: 1 });
  await userEvent.click(summary().getByRole('link', { name: 'Adres – Gemeente: Vul dit veld in' }));
  await expect.element(page.getByRole('combobox', { name: 'Gemeente' })).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Gemeente' })).toBeInViewport({ ratio: 1 });
  await userEvent.click(summary().getByRole('link', { name: /^Nationaliteit/ }));
  await expect.element(page.getByRole('combobox', { name: 'Nationaliteit' })).toHaveFocus();
  await userEvent.click(summary().getByRole('link', { name: /^Welk niveau/ }));
  await expect.element(page.getByRole('radio', { name: 'Beginner' })).toHaveFocus();
});
