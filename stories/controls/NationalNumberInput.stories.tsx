import { NationalNumberInput, type NationalNumberInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = NationalNumberInputProps & ControlStory;

/** A national register number, grouped while typing and masked with dots until the person reveals it. */
const meta = {
  title: 'Controls/NationalNumberInput',
  component: NationalNumberInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Rijksregisternummer', value: '', onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <NationalNumberInput {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '93051822361' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
export const Warning: Story = {
  args: {
    value: '93051822362',
    problem: {
      message: 'Klopt dit nummer? De laatste twee cijfers passen niet bij de rest.',
      severity: 'warning',
    },
  },
};
export const Disabled: Story = { args: { value: '93051822361', disabled: true } };
export const ReadOnly: Story = { args: { value: '93051822361', readOnly: true } };
export const LongText: Story = {
  args: { label: longText, value: '9305182236193051822361930518223619305182236193051822361' },
};

export const Refused: Story = {
  args: {
    value: '9305182236',
    problem: { message: 'Vul een geldig rijkregisternummer in', severity: 'error' },
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '93051822361');
    await userEvent.click(await canvas.findByRole('button', { name: 'Toon' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('93.05.18-223.61');
    await expect(await canvas.findByRole('button', { name: 'Verberg' })).toBeVisible();
  },
};
