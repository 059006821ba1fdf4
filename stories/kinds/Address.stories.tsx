import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  addresses,
  failingAddresses,
  slowAddresses,
  workingAddresses,
} from '../controls/support/addressPorts.ts';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** An address that the server checks while the person fills it in. A missing part shows its own message. */
const meta = {
  title: 'Kinds/Address',
  component: KindForm,
  tags: ['autodocs'],
  args: { ports: { addresses: workingAddresses } },
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'address', question: 'Adres', help: 'Waar je kind woont' };
const filled = { ...question, answer: addresses.some };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: addresses.some } } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Straat' });
    await submitEmpty({ canvasElement });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Straat' })).toHaveFocus());
    await expect(
      await canvas.findByRole('link', { name: 'Adres – Huisnummer: Vul dit veld in' }),
    ).toBeVisible();
  },
};
/** Without a check of the server an address is accepted, and the form says so. */
export const Warning: Story = {
  args: { question: filled, ports: { addresses: failingAddresses } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), ' Noord');
    await userEvent.tab();
    await expect(await canvas.findByText(/^We konden dit adres niet nakijken/)).toBeVisible();
  },
};
/** A doubt blocks the submit, unlike a warning: the person must override or correct the address. */
export const Doubted: Story = {
  args: { question: { ...question, answer: addresses.doubted } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Straat' });
    await submitEmpty({ canvasElement });
  },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: addresses.long },
  },
};

/** A host that never answers: the parts can be filled in all the same. */
export const SlowPort: Story = {
  args: { question, ports: { addresses: slowAddresses } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Straat' }), 'Kerkstraat');
    await expect(await canvas.findByRole('textbox', { name: 'Straat' })).toHaveValue('Kerkstraat');
  },
};

/** A host that can't be reached: every part is free text. */
export const FailingPort: Story = {
  args: { question, ports: { addresses: failingAddresses } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We konden de lijst met landen niet laden/)).toBeVisible();
  },
};
