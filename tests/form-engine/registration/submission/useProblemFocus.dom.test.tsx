import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyControl } from '#form-engine/src/questions/controls/lazyControl.tsx';
import type { Problem } from '#form-engine/src/questions/question-kind/problem.ts';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import { holdTimers } from '#tests/setup/holdTimers.ts';
import { ExampleForm } from '../exampleForm.tsx';

const submit = () => page.getByRole('button', { name: /^Versturen|^Bezig met versturen/ });
const firstName = () => page.getByRole('textbox', { name: 'Voornaam' });
const birthdate = () => page.getByRole('textbox', { name: 'Geboortedatum' });
const mail = () => page.getByRole('textbox', { name: /^E-mailadres/ });
const complete = {
  fname_0: 'Noor',
  born_0: '2015-05-06',
  level_12: 'Beginner',
  size_34: 'M',
  swim_34: true,
};
const refusal: Problem = {
  key: 'born_0',
  path: [],
  label: '',
  rule: 'context',
  message: 'Neen',
  severity: 'error',
};

/** Longer than the pause before the focus moves, in milliseconds. */
const pause = 300;

/** What a person may do in the pause, and where the focus then stays. */
const acts = [
  { act: 'types', where: firstName, perform: () => userEvent.keyboard('Hilde') },
  {
    act: 'goes on by Tab',
    where: mail,
    perform: () => userEvent.keyboard('{Tab}'),
  },
  { act: 'presses another field', where: mail, perform: () => userEvent.click(mail()) },
];

test.each(acts)('useProblemFocus leaves the focus to a person who $act in the pause', async (row) => {
  await render(<ExampleForm initialAnswers={{ ...complete, born_0: '' }} />);
  await firstName().findElement();
  holdTimers();
  (firstName().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByRole('alert').query()).not.toBeNull();
  await row.perform();
  await vi.advanceTimersByTimeAsync(pause);
  await expect.element(row.where()).toHaveFocus();
  await expect.element(birthdate()).toHaveValue('');
  if (row.act === 'types') await expect.element(firstName()).toHaveValue('NoorHilde');
});

test.each(acts)(
  'useProblemFocus leaves the focus to a person who $act while the server refuses',
  async (row) => {
    const answer = Promise.withResolvers<{ problems: Problem[] }>();
    await render(<ExampleForm initialAnswers={complete} onSubmit={() => answer.promise} />);
    await firstName().findElement();
    holdTimers();
    (firstName().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await row.perform();
    answer.resolve({ problems: [refusal] });
    await expect.element(birthdate()).toHaveAccessibleDescription('Neen');
    await vi.advanceTimersByTimeAsync(pause);
    await expect.element(row.where()).toHaveFocus();
  },
);

test.each([
  { act: 'silences a screen reader by Ctrl', perform: () => userEvent.keyboard('{Control}') },
  { act: 'presses the button again', perform: () => userEvent.click(submit(), { force: true }) },
])(
  'useProblemFocus moves the focus for a person who only $act while the server refuses',
  async ({ perform }) => {
    const answer = Promise.withResolvers<{ problems: Problem[] }>();
    await render(<ExampleForm initialAnswers={complete} onSubmit={() => answer.promise} />);
    await userEvent.click(submit());
    await perform();
    answer.resolve({ problems: [refusal] });
    await expect.element(birthdate()).toHaveFocus();
  },
);

test('useProblemFocus moves the focus again at the next refusal, after a person typed in the pause', async () => {
  await render(<ExampleForm initialAnswers={{ ...complete, born_0: '' }} />);
  await firstName().findElement();
  holdTimers();
  (firstName().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}Hilde{Enter}');
  await vi.advanceTimersByTimeAsync(pause);
  await expect.element(birthdate()).toHaveFocus();
});

test('useProblemFocus leaves the focus to a person who types while the wrong control still loads', async () => {
  const code = Promise.withResolvers<typeof textView.Control>();
  const slowText = { ...textView, Control: lazyControl(() => code.promise) };
  holdTimers();
  await render(<ExampleForm views={{ text: slowText }} initialAnswers={{ ...complete, fname_0: '' }} />);
  ((await mail().findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await vi.advanceTimersByTimeAsync(pause);
  await userEvent.keyboard('hilde');
  code.resolve(textView.Control);
  await expect.element(firstName()).toBeVisible();
  await expect.element(mail()).toHaveFocus();
  await expect.element(mail()).toHaveValue('hilde');
});
