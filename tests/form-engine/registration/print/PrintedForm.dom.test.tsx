import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';

const newsletter = {
  entries: [{ email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' }],
} as const;
const answerOf = (question: string | RegExp) =>
  page
    .getByRole('term')
    .filter({ hasText: question })
    .element()
    .parentElement?.querySelector('dd:last-child');

test('PrintedForm shows every question of every course with its answer, and no controls', async () => {
  const { container } = await render(
    <ExampleForm
      mode="print"
      initialAnswers={{ fname_0: 'Noor', born_0: '2015-05-06', level_12: 'Beginner' }}
      privacy={{ href: '/voorwaarden' }}
      newsletter={newsletter}
    />,
  );
  expect(container.querySelector('input, select, textarea, button, a, form')).toBeNull();
  for (const name of ['Algemene vragen', 'Ballet', 'Judo', 'Deelnemer'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  expect(answerOf('Voornaam')?.textContent).toBe('Noor');
  expect(answerOf('Geboortedatum')?.textContent).toBe('06/05/2015');
  expect(answerOf('Niveau')?.textContent).toBe('Beginner');
  expect(answerOf('Maat')?.querySelectorAll('.cf-printed-box')).toHaveLength(3);
  expect(answerOf('Ik kan zwemmen')?.textContent).toBe('Ja');
  expect(answerOf('Ik kan zwemmen')?.querySelectorAll('.cf-printed-box')).toHaveLength(1);
  expect(answerOf(/^Telefoon/)?.querySelectorAll('.cf-printed-line')).toHaveLength(1);
  expect(answerOf('Ik wil de nieuwsbrief')?.textContent).toBe('Nee');
  expect(answerOf('De club mag me berichten')?.textContent).toBe('Ja');
  expect(answerOf('Privacy')?.querySelectorAll('.cf-printed-box')).toHaveLength(1);
});

test('PrintedForm writes the condition of a conditional question in words', async () => {
  const ask = (answer?: string): readonly WireSection[] => [
    {
      title: '',
      fields: [
        {
          qid: 'allergy',
          nid: 0,
          type: 'radio',
          question: 'Allergie?',
          options: { j: 'Ja', n: 'Nee' },
          ...(answer && { answer }),
        },
        {
          qid: 'which',
          nid: 0,
          type: 'text',
          question: 'Welke?',
          visible_when: { qid: 'allergy', equals: 'j' },
        },
        { qid: 'photo', nid: 0, type: 'checkbox', question: 'Foto’s?' },
        {
          qid: 'where',
          nid: 0,
          type: 'text',
          question: 'Waar?',
          visible_when: { qid: 'photo', equals: '1' },
        },
      ],
    },
  ];
  const screen = await render(<ExampleForm mode="print" sections={ask()} />);
  await expect.element(page.getByText('Alleen invullen bij “Allergie?”: Ja')).toBeVisible();
  await expect.element(page.getByText('Alleen invullen bij “Foto’s?”: Ja')).toBeVisible();
  await screen.rerender(<ExampleForm mode="print" sections={ask('j')} />);
  await expect.element(page.getByText(/^Welke\?/)).toBeVisible();
  expect(page.getByText('Alleen invullen bij “Allergie?”').query()).toBeNull();
});

test('PrintedForm shows answers and agreements given before printing, and editing continues afterwards', async () => {
  const form = (mode: 'edit' | 'print') => <ExampleForm mode={mode} privacy={{ href: '/voorwaarden' }} />;
  const screen = await render(form('edit'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Voornaam' }), 'Noor');
  await userEvent.click(page.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
  await screen.rerender(form('print'));
  expect(answerOf('Voornaam')?.textContent).toBe('Noor');
  expect(answerOf('Privacy')?.textContent).toBe('Ik ga akkoord met de voorwaarden van de club: Ja');
  await screen.rerender(form('edit'));
  await expect.element(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  await expect.element(page.getByRole('checkbox', { name: /^Ik ga akkoord/ })).toBeChecked();
});

test('PrintedForm is dark on light, also on a dark page', async () => {
  document.documentElement.style.colorScheme = 'dark';
  const { container } = await render(<ExampleForm mode="print" />);
  const paper = container.querySelector('.cf-print');
  if (!paper) throw new Error('no paper');
  expect(getComputedStyle(paper).color).toBe('rgb(27, 31, 36)');
  expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)');
  document.documentElement.style.colorScheme = '';
});

test('PrintedForm prints the files of each row by name, and a line to write on where a row has none', async () => {
  const attest = { qid: 'attest', nid: 0, type: 'file', question: 'Attest' };
  const kids = { qid: 'kids', nid: 0, type: 'group', question: 'Kinderen', fields: [attest] };
  const answer = [{ attest_0: 'a/9f/noor.pdf' }, {}];
  const sections: readonly WireSection[] = [{ title: 'Kamp', fields: [{ ...kids, answer }] }];
  const { container } = await render(<ExampleForm mode="print" sections={sections} />);
  const rows = [...container.querySelectorAll('.cf-answer-rows > li')];
  expect(rows.map((row) => row.querySelector('.cf-printed dd:last-child')?.textContent)).toEqual([
    'noor.pdf',
    '',
  ]);
  expect(rows[1]?.querySelectorAll('.cf-printed-line')).toHaveLength(1);
});
