import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failingUploads, slowUploads, workingUploads } from '../controls/support/uploadPorts.ts';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A signature, drawn by finger, pen or mouse, or made from a typed name. It is sent as a picture. */
const meta = {
  title: 'Kinds/Signature',
  component: KindForm,
  tags: ['autodocs'],
  args: { ports: { uploads: workingUploads } },
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'signature', question: 'Handtekening van een ouder' };
const filled = { ...question, answer: '2026/3f2a/handtekening.png' };
const nameField = 'Of typ je naam';

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const WithoutPort: Story = { args: { question, ports: {} } };
export const LongText: Story = {
  args: { question: { ...filled, question: longText, help: longHelp } },
};

export const Drawn: Story = {
  args: { question },
  play: async ({ canvasElement }) => {
    const pad = await waitFor(() => {
      const found = canvasElement.querySelector('.cf-signature-pad');
      if (!found) throw new Error('there is no pad to draw on');
      return found;
    });
    const { left, top } = pad.getBoundingClientRect();
    const point = (type: string, x: number, y: number) =>
      pad.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, isPrimary: true, pointerId: 1, clientX: left + x, clientY: top + y },
        }),
      );
    // A pointer that no browser knows can't be captured.
    Object.assign(pad, { setPointerCapture: () => {} });
    point('pointerdown', 40, 70);
    for (let step = 1; step < 40; step += 1) {
      point('pointermove', 40 + step * 5, 60 + Math.sin(step / 2) * 30);
    }
    point('pointerup', 240, 60);
    await waitFor(() => expect(canvasElement.querySelectorAll('.cf-signature-pad > path')).toHaveLength(2));
  },
};

export const TypedName: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameField), 'An Peeters');
    await userEvent.tab();
    await expect(await canvas.findByText('Toegevoegd')).toBeVisible();
  },
};

export const SlowPort: Story = {
  args: { question, ports: { uploads: slowUploads } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameField), 'An Peeters');
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('button', { name: 'Wachten op bestanden…' })).toBeVisible();
  },
};

export const FailingPort: Story = {
  args: { question, ports: { uploads: failingUploads } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameField), 'An Peeters');
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Niet alle bestanden zijn toegevoegd');
  },
};
