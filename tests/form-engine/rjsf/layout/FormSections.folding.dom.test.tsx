import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Problem } from '#form-engine/src/questions/question-kind/problem.ts';
import type { SubmitRefusal } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const known = { last_answer_source: 'profile' } as const;
const name: WireQuestion = {
  ...{ qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: true },
  ...{ last_answer: 'Finn', ...known },
};
const phone: WireQuestion = { qid: 'phone', nid: 0, type: 'phone', question: 'Telefoon' };

const sectionsWith = (...fields: WireQuestion[]): readonly WireSection[] => [
  { title: 'Wie ben je?', fields },
  { title: 'Nog iets', fields: [{ qid: 'note', nid: 0, type: 'text', question: 'Opmerking' }] },
];
const field = (label: string | RegExp) => page.getByRole('textbox', { name: label });
const change = () => page.getByRole('button', { name: 'Wijzig Wie ben je?' });

test('FormSections folds a section that the profile answers, and opens it at the first field', async () => {
  await render(<ExampleForm foldsKnown subject="self" sections={sectionsWith(name, phone)} />);
  const section = page.getByRole('region', { name: 'Wie ben je?' });
  await expect.element(section.getByText('Uit je profiel')).toBeVisible();
  await expect.element(section.getByText('Finn')).toBeVisible();
  await expect.element(section.getByText('Niet ingevuld')).toBeVisible();
  expect(field('Voornaam').query()).toBeNull();
  await expect.element(field(/^Opmerking/)).toBeVisible();
  await userEvent.click(change());
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(field('Voornaam')).toHaveValue('Finn');
  // Typing back what the profile knows does not fold the section again.
  await userEvent.fill(field('Voornaam'), 'Finn');
  await expect.element(field('Voornaam')).toBeVisible();
});

test('FormSections speaks of “the profile” where a parent answers for a child, folded or not', async () => {
  await render(<ExampleForm foldsKnown subject="other" sections={sectionsWith(name)} />);
  const section = page.getByRole('region', { name: 'Wie ben je?' });
  await expect.element(section.getByText('Uit het profiel', { exact: true })).toBeVisible();
  await userEvent.click(change());
  await expect.element(field('Voornaam')).toHaveAccessibleDescription('Uit het profiel');
});

test('FormSections folds nothing where the host does not ask for it', async () => {
  await render(<ExampleForm sections={sectionsWith(name)} />);
  await expect.element(field('Voornaam')).toBeVisible();
  expect(change().query()).toBeNull();
});

test.each<[string, WireQuestion]>([
  ['a sensitive question', { ...phone, sensitive: true, last_answer: '+32 470123456', ...known }],
  ['a required question without an answer', { ...phone, required: true }],
  ['an answer that is wrong', { ...phone, last_answer: 'geen nummer', ...known }],
  ['an answer of this registration', { ...phone, answer: '+32 470123456' }],
  ['a tick', { qid: 'ok', nid: 0, type: 'checkbox', question: 'Ik kom op tijd' }],
])('FormSections keeps a section open that has %s', async (_what, question) => {
  await render(<ExampleForm foldsKnown sections={sectionsWith(name, question)} />);
  await expect.element(field('Voornaam')).toBeVisible();
  expect(change().query()).toBeNull();
});

test('FormSections opens a folded section that the server refuses, at the refused field', async () => {
  const problem: Problem = {
    key: 'fname_0',
    path: [],
    label: 'Voornaam',
    message: 'Dit kennen we niet.',
    rule: 'context',
    severity: 'error',
  };
  const onSubmit = vi.fn(async (): Promise<SubmitRefusal> => ({ problems: [problem] }));
  await render(<ExampleForm foldsKnown sections={sectionsWith(name)} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'Wie ben je?' }).getByText(problem.message))
    .toBeVisible();
});

test('FormSections sends the answers of a folded section', async () => {
  const onSubmit = vi.fn();
  await render(<ExampleForm foldsKnown sections={sectionsWith(name)} onSubmit={onSubmit} />);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledWith(expect.objectContaining({ qids: expect.objectContaining({ fname_0: 'Finn' }) }));
});
