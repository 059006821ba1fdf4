import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { computedView } from '#form-engine/src/questions/computed/computedView.tsx';
import type {
  QuestionControlProps,
  QuestionView,
} from '#form-engine/src/questions/controls/questionView.tsx';
import { decimalView } from '#form-engine/src/questions/decimal/decimalView.tsx';
import { numberView } from '#form-engine/src/questions/number/numberView.tsx';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: 'Bestelling',
    fields: [
      { qid: 'shirts', nid: 0, type: 'number', question: 'T-shirts' },
      { qid: 'gift', nid: 0, type: 'decimal', question: 'Gift' },
      {
        qid: 'total',
        nid: 0,
        type: 'computed',
        question: 'Totaal',
        help: 'Je betaalt bij de eerste les',
        config: {
          expression: { sum: [{ product: [{ ref: 'shirts' }, 12.1] }, { ref: 'gift' }] },
          decimals: 2,
          prefix: '€',
        },
      },
      { qid: 'other', nid: 0, type: 'computed', question: 'Ander', config: { expression: 3.5, unit: 'uur' } },
      { qid: 'why', nid: 0, type: 'text', question: 'Voor wie?', visible_when: { qid: 'total', gt: 100 } },
    ],
  },
];
const total = () => page.getByRole('status', { name: 'Totaal' });
const shirts = () =>
  page.getByRole('spinbutton', { name: /^T-shirts/ }).or(page.getByRole('textbox', { name: /^T-shirts/ }));
const gift = () => page.getByRole('textbox', { name: /^Gift/ });

test('ComputedNumber shows its value while somebody types, exactly and with its decimals', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await expect.element(total()).toHaveTextContent('0,00');
  await expect.element(total()).toHaveAccessibleDescription('€ Je betaalt bij de eerste les');
  await expect.element(page.getByRole('status', { name: 'Ander' })).toHaveTextContent('3,5');
  expect(page.getByText('(optioneel)').elements()).toHaveLength(2);
  await userEvent.fill(shirts(), '3');
  await expect.element(total()).toHaveTextContent('36,30');
  await userEvent.type(gift(), '0,1');
  await expect.element(total()).toHaveTextContent('36,40');
  await userEvent.fill(gift(), '1000');
  await expect.element(total()).toHaveTextContent('1.036,30');
  await expect.element(page.getByRole('textbox', { name: /^Voor wie/ })).toBeVisible();
  await userEvent.fill(gift(), '-62,8');
  await expect.element(total()).toMatchTextContent(/^−\s€\s26,50$/);
  await expect.element(total()).toHaveAccessibleDescription('Je betaalt bij de eerste les');
  await userEvent.fill(gift(), '');
  await expect.element(page.getByRole('textbox', { name: /^Voor wie/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ qids: { shirts_0: '3', gift_0: '', total_0: '36.3', other_0: '3.5' } }),
  );
});

test('ComputedNumber is announced once, when the value rests', async () => {
  await render(<ExampleForm sections={sections} />);
  await expect.element(total()).toHaveAttribute('aria-live', 'off');
  const said: string[] = [];
  const region = total().element().closest('.cf-field')?.querySelector('.cf-only-heard');
  if (!region) throw new Error('a live region must be there before it is filled');
  expect(region.textContent).toBe('');
  new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.type(gift(), '125');
  await expect.poll(() => said).toEqual(['Totaal: €\u00A0125,00']);
});

test('only ComputedNumber and the control in which somebody types are rendered', async () => {
  const renders: Record<string, number> = {};
  const counted = (view: QuestionView): QuestionView => ({
    ...view,
    Control: (props: QuestionControlProps) => {
      renders[props.field.label] = (renders[props.field.label] ?? 0) + 1;
      return <view.Control {...props} />;
    },
  });
  const views = {
    computed: counted(computedView),
    number: counted(numberView),
    decimal: counted(decimalView),
  };
  await render(<ExampleForm sections={sections} views={views} />);
  await expect.element(total()).toBeVisible();
  for (const label of Object.keys(renders)) renders[label] = 0;
  await userEvent.type(gift(), '12,5');
  await expect.element(total()).toHaveTextContent('12,50');
  // '12' and '12,' are the same number.
  expect(renders).toEqual({ 'T-shirts': 0, Gift: expect.any(Number), Totaal: 3, Ander: 0 });
});

test('ComputedNumber is in the review, and blank on paper until its answers are there', async () => {
  const answered = { shirts_0: '2', gift_0: '1' };
  const printedValue = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).element().parentElement?.querySelector('dd:last-child');
  const { unmount } = await render(
    <ExampleForm sections={sections} mode="review" initialAnswers={answered} />,
  );
  expect(printedValue('Totaal')?.textContent).toBe('€\u00A025,20');
  expect(printedValue('Ander')?.textContent).toBe('3,5\u00A0uur');
  await unmount();
  const printed = await render(<ExampleForm sections={sections} mode="print" initialAnswers={answered} />);
  await expect.poll(() => printedValue('Totaal')?.textContent).toBe('€\u00A025,20');
  await printed.unmount();
  await render(<ExampleForm sections={sections} mode="print" initialAnswers={{ shirts_0: '2' }} />);
  await expect.poll(() => printedValue('Totaal')?.querySelectorAll('.cf-printed-line').length).toBe(1);
  expect(printedValue('Ander')?.textContent).toBe('3,5\u00A0uur');
});

test('ComputedNumber shows a dash where there is no value, and the refusal of a server', async () => {
  const many: readonly WireSection[] = [
    {
      title: '',
      fields: [
        { qid: 'n', nid: 0, type: 'number', question: 'Aantal' },
        {
          qid: 'total',
          nid: 0,
          type: 'computed',
          question: 'Totaal',
          config: { expression: { product: [{ ref: 'n' }, { ref: 'n' }] } },
        },
      ],
    },
  ];
  const problem = {
    key: 'total_0',
    path: [],
    label: 'Totaal',
    rule: 'computed',
    message: 'Dit getal is intussen veranderd.',
    severity: 'error',
  } as const;
  const onSubmit = async () => ({ problems: [problem] });
  await render(<ExampleForm sections={many} initialAnswers={{ n_0: '999999999' }} onSubmit={onSubmit} />);
  await expect.element(total()).toHaveTextContent('–');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(total()).toHaveAccessibleDescription(problem.message);
});

test('a computed number that the server refuses takes the focus, and is read with the reason', async () => {
  const problem = {
    key: 'total_0',
    path: [],
    label: 'Totaal',
    rule: 'computed',
    message: 'De prijs is veranderd',
    severity: 'error',
  } as const;
  await render(<ExampleForm sections={sections} onSubmit={async () => ({ problems: [problem] })} />);
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.element(total()).toHaveFocus();
  await expect.element(total()).toHaveAccessibleDescription(/De prijs is veranderd/);
});
