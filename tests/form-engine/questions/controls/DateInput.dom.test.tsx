import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '#form-engine/src/texts/en.ts';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

// Today is 20 November 2026.
const trial = { type: 'date', question: 'Proefles', config: { min: { today: -2 }, max: '2027-01-15' } };
const input = () => page.getByRole('textbox', { name: /Proefles/ });
const button = () => page.getByRole('button', { name: 'Kies op de kalender' });
const calendar = () => page.getByRole('dialog', { name: 'Kalender' });
const day = (name: RegExp) => calendar().getByRole('button', { name });

test('a typed date is rewritten when the field is left, and sent as YYYY-MM-DD', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one(trial)} onSubmit={onSubmit} />);
  await userEvent.type(input(), '1-12-2026');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('01/12/2026');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '2026-12-01' } }));
});

test('a day is picked by keyboard alone, and the focus comes back to the button', async () => {
  await render(<ExampleForm sections={one(trial)} />);
  await userEvent.click(input());
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(day(/Vandaag, vrijdag 20 november 2026/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(day(/zaterdag 28 november 2026/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.element(input()).toHaveValue('28/11/2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(day(/zaterdag 28 november 2026, geselecteerd/)).toHaveFocus();
});

test('the calendar offers no day outside the bounds, and no month without a day', async () => {
  await render(<ExampleForm sections={one(trial)} />);
  await userEvent.click(button());
  await expect.element(day(/dinsdag 17 november 2026/)).toBeDisabled();
  await expect.element(day(/woensdag 18 november 2026/)).toBeEnabled();
  await expect
    .element(calendar().getByRole('button', { name: 'Vorige maand' }))
    .toHaveAttribute('aria-disabled', 'true');
  const next = calendar().getByRole('button', { name: 'Volgende maand' });
  await userEvent.click(next);
  await userEvent.click(next);
  await expect.element(calendar().getByRole('grid', { name: 'januari 2027' })).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(day(/zaterdag 16 januari 2027/)).toBeDisabled();
});

test('Escape closes the calendar without a choice, and stays inside the control', async () => {
  const onEscape = vi.fn();
  document.addEventListener('keydown', onEscape);
  await render(<ExampleForm sections={one(trial)} />);
  await userEvent.click(button());
  await expect.element(calendar()).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  onEscape.mockClear();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', onEscape);
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.element(input()).toHaveValue('');
  expect(onEscape).not.toHaveBeenCalled();
});

test('the calendar closes when the focus leaves the control, and only then the answer is checked', async () => {
  await render(<ExampleForm sections={one({ ...trial, required: 1 })} />);
  await userEvent.click(input());
  await userEvent.click(button());
  await expect.element(calendar()).toBeVisible();
  await userEvent.click(calendar().getByText('november 2026'));
  await expect.element(calendar()).toBeVisible();
  expect(page.getByText('Vul dit veld in').query()).toBeNull();
  submit().element().focus();
  await expect.element(calendar()).not.toBeInTheDocument();
});

test('the calendar has no style attribute, so that a strict content security policy is enough', async () => {
  const { container } = await render(<ExampleForm sections={one(trial)} />);
  await userEvent.click(button());
  await expect.element(calendar()).toBeVisible();
  const styled = [...container.querySelectorAll('[style]')].filter((element) =>
    element.getAttribute('style'),
  );
  expect(styled).toEqual([]);
});

test('a date in read mode has no calendar', async () => {
  await render(<ExampleForm sections={one({ ...trial, answer: '2026-12-01' })} mode="read" />);
  await expect.element(input()).toHaveValue('01/12/2026');
  expect(button().query()).toBeNull();
});

test('the calendar and the review are in the language of the form', async () => {
  const question = { ...trial, answer: '2026-12-01' };
  const screen = await render(<ExampleForm sections={one(question)} locale="en-US" texts={en} />);
  await userEvent.click(page.getByRole('button', { name: en.openCalendar }));
  await expect
    .element(
      page
        .getByRole('dialog', { name: en.calendar })
        .getByRole('button', { name: /December 2026, selected/ }),
    )
    .toHaveFocus();
  await screen.rerender(<ExampleForm sections={one(question)} locale="en-US" texts={en} mode="review" />);
  await expect.element(page.getByText('Dec 1, 2026', { exact: true })).toBeVisible();
});

test.each([
  { locale: 'en-US', shown: 'Jul 2, 2024' },
  { locale: 'en-GB', shown: '' },
])(
  'a date that is typed day first is read with the name of its month in $locale where it could be misread',
  async ({ locale, shown }) => {
    const born = { type: 'text', default_key: 'birthdate', question: 'Born', qid: 'born', nid: 0 };
    const first = { type: 'date', question: 'First day', qid: 'day', nid: 0 };
    const sections = [{ title: '', fields: [born, first] }];
    await render(
      <ExampleForm {...{ sections, locale }} texts={en} initialAnswers={{ born_0: '2010-07-02' }} />,
    );
    const born2010 = shown.replace('2024', '2010');
    await expect
      .element(page.getByText(born2010 || 'nothing', { exact: true }))
      .toHaveLength(born2010 ? 1 : 0);
    await userEvent.type(page.getByRole('textbox', { name: /First day/ }), '02/07/2024');
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: /First day/ })).toHaveValue('02/07/2024');
    const inWords = page.getByRole('status').filter({ hasText: /2024/ });
    await expect.element(inWords).toHaveLength(shown ? 1 : 0);
    if (shown) await expect.element(inWords).toHaveTextContent(shown);
  },
);
