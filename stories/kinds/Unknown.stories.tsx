import type { Meta, StoryObj } from '@storybook/react-vite';
import { KindForm } from './KindForm.tsx';
import { longText } from './longTexts.ts';

/** A question of a type that the engine doesn't know: shows a note and leaves its stored answer unchanged. */
const meta = {
  title: 'Kinds/Unknown',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { question: { type: 'hologram', question: 'Teken je handtekening in de lucht' } },
};
/** A stored answer is neither shown nor changed. */
export const Filled: Story = {
  args: { question: { type: 'hologram', question: 'Handtekening', required: 1, answer: 'krul' } },
};
export const ReadOnly: Story = {
  args: { question: { type: 'hologram', question: 'Handtekening', answer: 'krul' }, mode: 'read' },
};
export const Review: Story = {
  args: { question: { type: 'hologram', question: 'Handtekening', answer: 'krul' }, mode: 'review' },
};
export const LongText: Story = { args: { question: { type: 'hologram', question: longText } } };
