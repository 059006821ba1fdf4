import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingUploads, slowUploads, someFile, workingUploads } from '../controls/support/uploadPorts.ts';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Files of any accepted type. */
const meta = {
  title: 'Kinds/File',
  component: KindForm,
  tags: ['autodocs'],
  args: { ports: { uploads: workingUploads } },
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'file', question: 'Medisch attest', config: { max: 3 } };
const filled = { ...question, answer: '2026/3f2a/zwembrevet.pdf;2026/91bc/attest.docx' };
const choose = /^Kies/;

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const ReadOnlyEmpty: Story = { args: { question, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const WithoutPort: Story = { args: { question: filled, ports: {} } };
export const LongText: Story = {
  args: {
    question: {
      ...filled,
      question: longText,
      help: longHelp,
      answer: `x/${'heel-lange-naam-'.repeat(12)}.jpg;x/foto.jpg`,
    },
  },
};

export const SlowPort: Story = {
  args: { question, ports: { uploads: slowUploads } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(choose), [someFile('foto.jpg')]);
    await expect(await canvas.findByRole('progressbar', { name: 'foto.jpg wordt verstuurd' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('button', { name: 'Wachten op bestanden…' })).toBeVisible();
  },
};

export const FailingPort: Story = {
  args: { question, ports: { uploads: failingUploads } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(choose), [someFile('foto.jpg')]);
    await expect(await canvas.findByText('Dit bestand is beschadigd. Kies een ander.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Niet alle bestanden zijn toegevoegd');
  },
};
