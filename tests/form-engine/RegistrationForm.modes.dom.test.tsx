import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExampleForm } from './registration/exampleForm.tsx';
import { firstName, general, submit } from './registration/generalForm.ts';

test('RegistrationForm shows the answers as text in review, and as read-only fields in read mode', async () => {
  const answers = { fname_0: 'Noor' };
  const screen = await render(<ExampleForm sections={general} initialAnswers={answers} mode="review" />);
  await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Noor');
  await expect.element(screen.getByRole('definition').nth(1)).toHaveTextContent('Niet ingevuld');
  await screen.rerender(<ExampleForm sections={general} initialAnswers={answers} mode="read" />);
  await expect.element(firstName()).toHaveAttribute('readonly');
  expect(submit().query()).toBeNull();
});

test('RegistrationForm in review lists the questions of a section without an answer once, after the answers', async () => {
  const empty = ['Hobby', 'Instrument'].map((question, index) => ({
    ...{ qid: 900 + index, nid: 0, type: 'text', question },
  }));
  const [section] = general;
  const sections = [{ title: 'Over jou', fields: [...empty, ...(section?.fields ?? [])] }];
  await render(<ExampleForm sections={sections} initialAnswers={{ fname_0: 'Noor' }} mode="review" />);
  const answers = page.getByRole('definition');
  await expect.element(answers.first()).toHaveTextContent('Noor');
  await expect.element(answers.last()).toHaveTextContent('Niet ingevuld');
  expect(page.getByText('Niet ingevuld').elements()).toHaveLength(1);
  const terms = page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  expect(terms.slice(-3, -1)).toEqual(['Hobby', 'Instrument']);
});

test('RegistrationForm in a folded review shows three answers, what was not known first, and all on demand', async () => {
  const field = (qid: number, question: string, value?: string) => ({
    ...{ qid, nid: 0, type: 'text', question },
    ...(value !== undefined && { value }),
  });
  const known = ['Roepnaam', 'Straat'].map((question, index) => field(910 + index, question, 'Noor'));
  const asked = ['Hobby', 'Instrument', 'Dieet', 'School'].map((question, index) =>
    field(900 + index, question),
  );
  const initialAnswers = { '900_0': 'Lezen', '902_0': 'Geen noten', '903_0': 'De Brug' };
  const sections = [{ title: 'Over jou', fields: [...known, ...asked] }];
  await render(<ExampleForm {...{ sections, initialAnswers }} mode="review" foldsReview />);
  const terms = () =>
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent);
  // The folded review is lazy-loaded.
  await expect.poll(terms).toEqual(['Hobby', 'Dieet', 'School']);
  await userEvent.click(page.getByRole('button', { name: 'Toon alle antwoorden' }));
  await expect.element(page.getByText('Instrument')).toBeVisible();
  expect(terms()).toEqual(expect.arrayContaining(['Roepnaam', 'Straat', 'Instrument']));
  await userEvent.click(page.getByRole('button', { name: 'Toon minder' }));
  await expect.element(page.getByText('Straat')).not.toBeInTheDocument();
});

test('RegistrationForm in review shows the newsletter choices as text, in the club’s own words', async () => {
  const newsletter = {
    entries: [{ email: 'mama@example.be', status: 'subscribed', communicationStatus: 'unsubscribed' }],
    custom: { label: 'Blijf op de hoogte', question: 'Stuur mij het clubblad' },
  } as const;
  await render(<ExampleForm sections={general} newsletter={newsletter} mode="review" />);
  await expect.element(page.getByRole('heading', { name: 'Blijf op de hoogte' })).toBeVisible();
  const answers = page.getByRole('definition');
  await expect.element(page.getByText('Stuur mij het clubblad (mama@example.be)')).toBeVisible();
  await expect.element(answers.nth(1)).toHaveTextContent('Ja');
  await expect.element(answers.nth(2)).toHaveTextContent('Nee');
  expect(page.getByRole('checkbox').query()).toBeNull();
});

test('RegistrationForm keeps the focus on a button of the host that changes the mode', async () => {
  function Host() {
    const [mode, setMode] = useState<'edit' | 'review'>('edit');
    return (
      <ExampleForm sections={general} mode={mode}>
        <button type="button" onClick={() => setMode(mode === 'edit' ? 'review' : 'edit')}>
          Nakijken of verbeteren
        </button>
      </ExampleForm>
    );
  }
  await render(<Host />);
  const button = page.getByRole('button', { name: 'Nakijken of verbeteren' });
  await userEvent.fill(firstName(), 'Noor');
  await userEvent.click(button);
  await expect.element(page.getByRole('heading', { name: 'Kijk je antwoorden na' })).toBeVisible();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(firstName()).toHaveValue('Noor');
  await expect.element(button).toHaveFocus();
});

test('RegistrationForm focuses the first title when a new mode removes the focused field', async () => {
  const screen = await render(<ExampleForm sections={general} />);
  await userEvent.fill(firstName(), 'Noor');
  await screen.rerender(<ExampleForm sections={general} mode="review" />);
  await expect.element(page.getByRole('heading', { name: 'Kijk je antwoorden na' })).toHaveFocus();
  await screen.rerender(<ExampleForm sections={general} mode="edit" />);
  await expect.element(page.getByRole('heading', { name: 'Deelnemer' })).toHaveFocus();
  await expect.element(firstName()).toHaveValue('Noor');
});

test('RegistrationForm does not move the focus when it opens in review', async () => {
  await render(<ExampleForm sections={general} mode="review" />);
  await expect.element(page.getByRole('heading', { name: 'Kijk je antwoorden na' })).toBeVisible();
  expect(document.body).toHaveFocus();
});
