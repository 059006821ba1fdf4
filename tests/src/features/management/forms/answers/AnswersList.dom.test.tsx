import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import answers from '#schemas/examples/managed-forms/getFormAnswers.json' with { type: 'json' };
import { button } from '../../ledger/booking/openPayments.tsx';
import { openForms, over } from '../openForms.tsx';

const list = `?formulier=${over}&toon=antwoorden`;
const tab = (name: RegExp) => page.getByRole('tab', { name });

test('AnswersList is a table with a row for each answer, on a screen with room for it', async () => {
  await page.viewport(1200, 800);
  await openForms(list);
  await expect.element(page.getByRole('columnheader', { name: 'Hoe tevreden was je?' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: /^An Peeters/ })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: /^Bezoeker/ })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Tevreden' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^An Peeters/ }))
    .toHaveAttribute('href', expect.stringContaining('antwoord=12'));
});

test('AnswersList is cards on a phone', async () => {
  await page.viewport(390, 800);
  await openForms(list);
  await expect.element(page.getByRole('heading', { name: /^An Peeters/ })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('AnswersList searches, and filters by an option of a question', async () => {
  const { sent } = await openForms(list);
  await userEvent.fill(page.getByRole('searchbox'), 'lars');
  await expect.poll(() => sent('get_form_answers').at(-1)).toMatchObject({ search: 'lars' });
  await userEvent.selectOptions(page.getByLabelText('Filter op een vraag'), 'Hoe tevreden was je?');
  // The first option counts at once.
  await expect
    .poll(() => sent('get_form_answers').at(-1))
    .toMatchObject({ search: 'lars', column: 'Aa0_-bcdefgh', option: 'Tevreden' });
  await userEvent.selectOptions(page.getByLabelText('Antwoord', { exact: true }), 'Niet zo tevreden');
  await expect.poll(() => sent('get_form_answers').at(-1)).toMatchObject({ option: 'Niet' });
});

test('AnswersList offers to clear a filter that finds nothing', async () => {
  const { sent } = await openForms(`${list}&zoek=niemand`, {
    get_form_answers: ({ search }) => {
      const [found] = answers.response.valid;
      return Response.json(search ? { ...found?.value, result: [], count: 0 } : found?.value);
    },
  });
  await userEvent.click(button('Wis filters'));
  await expect.element(page.getByText('2 antwoorden')).toBeVisible();
  expect(sent('get_form_answers').at(-1)).not.toHaveProperty('search');
});

test('AnswersList asks for the next page from its last answer on', async () => {
  const [first] = answers.response.valid;
  const [newest] = first?.value.result ?? [];
  const { sent } = await openForms(list, {
    get_form_answers: ({ before }) =>
      Response.json({ ...first?.value, count: 3, ...(before && { result: [{ ...newest, id: 10 }] }) }),
  });
  await userEvent.click(button('Toon meer'));
  await expect.poll(() => sent('get_form_answers').at(-1)).toMatchObject({ before: '11' });
  await expect.element(button('Toon meer')).not.toBeInTheDocument();
});

test('FormResponses moves between the summary and the answers by the keyboard', async () => {
  await openForms(`?formulier=${over}`);
  await expect.element(tab(/^Samenvatting/)).toHaveAttribute('aria-selected', 'true');
  tab(/^Samenvatting/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Antwoorden/)).toHaveFocus();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});
