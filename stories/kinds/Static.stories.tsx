import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longText } from './longTexts.ts';

/** A text between the questions, in a safe subset of Markdown. It asks nothing. */
const meta = {
  title: 'Kinds/Static',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = `Breng **zeker** dit mee, ook als het *niet* regent:

- een drinkbus
- een regenjas

Meer weten? Lees [onze afspraken](https://www.example.org/afspraken) of [mail ons](mailto:info@example.org).`;
const question = { type: 'static', question: 'Voor het kamp', config: { text } };

export const Filled: Story = { args: { question } };
/** A title alone. */
export const Empty: Story = { args: { question: { ...question, config: {} } } };
/** HTML and links with another scheme are shown as they are written. */
export const Unsafe: Story = {
  args: {
    question: {
      ...question,
      config: { text: '<b>vet</b> [klik hier](javascript:alert) ![foto](//x.be/a.png)' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<b>vet<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('.cf-static a, .cf-static b, .cf-static img')).toBeNull();
  },
};
export const ReadOnly: Story = { args: { question, mode: 'read' } };
export const Review: Story = { args: { question, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, config: { text: `${longText}\n\n${longText}` } } },
};
