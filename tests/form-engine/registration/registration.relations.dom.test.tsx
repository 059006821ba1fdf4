import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ports } from './exampleForm.tsx';

const order: readonly WireSection[] = [
  {
    title: 'Bestelling',
    fields: [
      {
        qid: 'lines',
        type: 'group',
        question: 'Lijnen',
        config: { repeat: { min: 1, label: 'Lijn' } },
        fields: [
          { qid: 'count', type: 'number', question: 'Aantal' },
          {
            qid: 'sub',
            type: 'computed',
            question: 'Subtotaal',
            config: { expression: { product: [{ ref: 'count' }, 14.5] } },
          },
        ],
      },
      {
        qid: 'total',
        type: 'computed',
        question: 'Totaal',
        config: { expression: { sum: [{ rows: 'lines', each: { ref: 'sub' } }] }, decimals: 2 },
      },
      { qid: 'paid', type: 'checkbox', question: 'Al betaald' },
      {
        qid: 'note',
        type: 'text',
        question: 'Nota',
        required: 1,
        disabled_when: { qid: 'paid', equals: 1 },
        lock_reason: 'Een betaalde bestelling verandert niet meer.',
      },
      { qid: 'begin', type: 'date', question: 'Begin' },
      { qid: 'end', type: 'date', question: 'Einde' },
    ],
    checks: [
      {
        compare: [{ ref: 'end' }, 'gt', { ref: 'begin' }],
        message: 'Het einde komt na het begin.',
        at: ['end'],
      },
    ],
  },
];

async function open() {
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm sections={order} ports={ports} onSubmit={onSubmit} />);
  return onSubmit;
}

const box = (name: string | RegExp) => page.getByRole('textbox', { name });

test('a total follows what is typed in the rows, and is sent', async () => {
  const onSubmit = await open();
  await userEvent.fill(box(/^Aantal/), '2');
  await expect.element(page.getByText('29,00')).toBeVisible();
  await userEvent.fill(box(/^Nota/), 'x');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalled();
  expect(onSubmit.mock.calls[0]).toMatchObject([{ qids: { total_0: '29' } }]);
});

test('a question that another answer locks keeps its answer, says why, and is not required', async () => {
  const onSubmit = await open();
  await userEvent.fill(box(/^Nota/), 'voor zaterdag');
  await page.getByRole('checkbox', { name: /Al betaald/ }).click();
  await expect.element(box(/^Nota/)).toBeDisabled();
  await expect
    .element(box(/^Nota/))
    .toHaveAccessibleDescription('Een betaalde bestelling verandert niet meer.');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalled();
  expect(onSubmit.mock.calls[0]).toMatchObject([{ qids: { note_0: 'voor zaterdag' } }]);
});

test('a check between answers stands at the place that it marks, until the other answer is right', async () => {
  await open();
  await userEvent.fill(box(/^Begin/), '2/7/2026');
  await userEvent.fill(box(/^Einde/), '1/7/2026');
  await box(/^Nota/).click();
  const message = page.getByText('Het einde komt na het begin.');
  await expect.element(message).toBeVisible();
  await userEvent.fill(box(/^Begin/), '1/6/2026');
  await box(/^Nota/).click();
  await expect.element(message).not.toBeInTheDocument();
});
