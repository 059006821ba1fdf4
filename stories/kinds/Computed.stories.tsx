import { RegistrationForm } from '@clubpoort/form-engine';
import type { WireConfig, WireSection } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longHelp, longText } from './longTexts.ts';

/** A number that is computed from other answers while somebody fills in the form. Nobody edits it. */
const meta = {
  title: 'Kinds/Computed',
  component: RegistrationForm,
  tags: ['autodocs'],
  args: { ports: { clock: { today: () => '2026-11-20' } }, onSubmit: async () => {} },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount: WireConfig = {
  expression: {
    sum: [{ product: [{ ref: 'shirts' }, 12.1] }, { if: [{ qid: 'lunch', equals: '1' }, 4.5, 0] }],
  },
  decimals: 2,
  prefix: '€',
};

function order(
  total: { question?: string; help?: string; config?: WireConfig } = {},
  shirts = '',
): WireSection[] {
  return [
    {
      title: 'Bestelling',
      fields: [
        { qid: 'shirts', nid: 0, type: 'number', question: 'Aantal T-shirts', answer: shirts },
        { qid: 'lunch', nid: 0, type: 'checkbox', question: 'Ik eet mee' },
        { qid: 'total', nid: 0, type: 'computed', question: 'Totaal', config: amount, ...total },
      ],
    },
  ];
}

export const Empty: Story = { args: { sections: order() } };
export const Filled: Story = {
  args: { sections: order() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Aantal T-shirts/ }), '3');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Ik eet mee/ }));
    await expect(await canvas.findByRole('status', { name: 'Totaal' })).toHaveTextContent('40,80');
  },
};
export const Unit: Story = {
  args: { sections: order({ config: { expression: { ref: 'shirts' }, unit: 'stuks' } }, '12') },
};
/** A number of more than fifteen digits is no value. */
export const NoValue: Story = {
  args: {
    sections: order({ config: { expression: { product: [{ ref: 'shirts' }, 1_000_000_000] } } }, '999999999'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Totaal' })).toHaveTextContent('–');
  },
};
export const ReadOnly: Story = { args: { sections: order({}, '2'), mode: 'read' } };
export const Review: Story = { args: { sections: order({}, '2'), mode: 'review' } };
/** Blank on paper until its answers are there. */
export const Print: Story = { args: { sections: order(), mode: 'print' } };
export const LongText: Story = {
  args: { sections: order({ question: longText, help: longHelp }, '999999999') },
};
/** The total of an order whose lines are rows. */
export const OverRows: Story = {
  args: {
    sections: [
      {
        title: 'Bestelling',
        fields: [
          {
            qid: 'lines',
            nid: 0,
            type: 'group',
            question: 'Wat bestel je?',
            config: { repeat: { min: 2, label: 'Lijn' } },
            fields: [
              { qid: 'count', nid: 0, type: 'number', question: 'Aantal' },
              { qid: 'price', nid: 0, type: 'decimal', question: 'Prijs', config: { prefix: '€' } },
            ],
          },
          {
            qid: 'total',
            nid: 0,
            type: 'computed',
            question: 'Totaal',
            config: {
              expression: {
                sum: [{ rows: 'lines', each: { product: [{ ref: 'count' }, { ref: 'price' }] } }],
              },
              decimals: 2,
              prefix: '€',
            },
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: /^Aantal/ });
    const [price] = await canvas.findAllByRole('textbox', { name: /^Prijs/ });
    if (!first || !price) throw new Error('no row');
    await userEvent.type(first, '3');
    await userEvent.type(price, '12,5');
    await expect(await canvas.findByRole('status', { name: 'Totaal' })).toHaveTextContent('37,50');
  },
};
