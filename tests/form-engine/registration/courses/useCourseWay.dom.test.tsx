import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const courseSwitch = () => page.getByRole('combobox', { name: 'Vragen voor' });
const valid = { fname_0: 'Noor', born_0: '2018-03-02', level_12: 'Beginner' };

test('useCourseWay leads the submit button through each course, and sends after the last one', async () => {
  const sent: unknown[] = [];
  await render(
    <ExampleForm
      walksCourses
      initialAnswers={valid}
      privacy={{ href: '/voorwaarden' }}
      onSubmit={async ({ qids }) => void sent.push(qids)}
    />,
  );
  const agreement = () => page.getByRole('checkbox', { name: /Ik ga akkoord/ });
  expect(agreement().query()).toBeNull();
  await userEvent.click(button('Verder naar: Ballet'));
  await expect.element(page.getByRole('radiogroup', { name: 'Niveau' })).toBeVisible();
  await expect.element(courseSwitch()).toHaveFocus();
  await expect.element(courseSwitch()).toHaveDisplayValue('Ballet');
  await userEvent.click(button('Verder naar: Judo'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Maat' }), 'M');
  await userEvent.click(page.getByRole('checkbox', { name: 'Ik kan zwemmen' }));
  await userEvent.click(agreement());
  expect(sent).toEqual([]);
  await userEvent.click(button('Versturen'));
  await expect.poll(() => sent).toMatchObject([{ fname_0: 'Noor', level_12: 'Beginner', size_34: 'M' }]);
});

test('useCourseWay stays at a course with a wrong answer, and tells the host its problems alone', async () => {
  const told: string[][] = [];
  await render(
    <ExampleForm walksCourses onInvalid={(problems) => void told.push(problems.map(({ key }) => key))} />,
  );
  await userEvent.fill(field('Geboortedatum'), '02/03/2018');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(courseSwitch()).toHaveDisplayValue('Algemene vragen (1 na te kijken)');
  expect(told).toEqual([['fname_0']]);
  await userEvent.fill(field('Voornaam'), 'Noor');
  await userEvent.click(button('Verder naar: Ballet'));
  await expect.element(courseSwitch()).toHaveDisplayValue('Ballet');
  expect(page.getByRole('alert').query()).toBeNull();
});

test('useCourseWay follows the course switch, and leads back from the last course to a wrong answer before it', async () => {
  await render(<ExampleForm walksCourses initialAnswers={{ ...valid, fname_0: '' }} />);
  await userEvent.selectOptions(courseSwitch(), 'Judo');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Maat' }), 'M');
  await userEvent.click(page.getByRole('checkbox', { name: 'Ik kan zwemmen' }));
  await userEvent.click(button('Versturen'));
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(button('Verder naar: Ballet')).toBeVisible();
});

test('useCourseWay skips a course whose only question is hidden by its condition', async () => {
  const when = { qid: 'allergy', equals: 'Ja' };
  const sections: readonly WireSection[] = [
    {
      title: '',
      fields: [
        { qid: 'allergy', nid: 0, type: 'radio', question: 'Allergie?', options: ['Ja', 'Nee'], required: 1 },
        { qid: 'which', nid: 12, type: 'text', question: 'Welke?', required: 1, visible_when: when },
        { qid: 'belt', nid: 34, type: 'text', question: 'Gordel' },
      ],
    },
  ];
  await render(<ExampleForm walksCourses sections={sections} />);
  await expect.element(button('Verder naar: Judo')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Ja' }));
  await expect.element(button('Verder naar: Ballet')).toBeVisible();
});

test('useCourseWay gives the text of the button to the host, and undefined where the button submits', async () => {
  await render(
    <ExampleForm walksCourses initialAnswers={valid}>
      {({ nextCourse }) => <button type="submit">{nextCourse ?? 'Inschrijven'}</button>}
    </ExampleForm>,
  );
  await userEvent.click(button('Verder naar: Ballet'));
  await userEvent.click(button('Verder naar: Judo'));
  await expect.element(button('Inschrijven')).toBeVisible();
});

test('useCourseWay begins at the first course again after the review', async () => {
  const form = (mode: 'edit' | 'review') => <ExampleForm walksCourses mode={mode} initialAnswers={valid} />;
  const { rerender } = await render(form('edit'));
  await userEvent.click(button('Verder naar: Ballet'));
  await userEvent.click(button('Verder naar: Judo'));
  await rerender(form('review'));
  await expect.element(button('Versturen')).toBeVisible();
  await rerender(form('edit'));
  await expect.element(courseSwitch()).toHaveDisplayValue('Algemene vragen');
});

test('afterFirstSection stands after the first section of the first course only', async () => {
  const name = 'Neem antwoorden over';
  await render(
    <ExampleForm
      walksCourses
      initialAnswers={valid}
      afterFirstSection={<button type="button">{name}</button>}
    />,
  );
  const controls = [...document.querySelectorAll('input, select, button')].map(
    (control) => control.closest('section')?.querySelector('h2')?.textContent ?? control.textContent,
  );
  expect(controls.indexOf(name)).toBe(controls.lastIndexOf('Deelnemer') + 1);
  await userEvent.click(button('Verder naar: Ballet'));
  await expect.element(courseSwitch()).toHaveDisplayValue('Ballet');
  expect(button(name).query()).toBeNull();
});
