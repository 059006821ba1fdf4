import { BirthdateInput, type BirthdateInputProps } from '@clubpoort/form-engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../kinds/longTexts.ts';
import { ControlField, type ControlStory } from './support/ControlField.tsx';

type StoryArgs = BirthdateInputProps & ControlStory;

/** A birthdate field that accepts common notations. It also works without a form: control its value. */
const meta = {
  title: 'Controls/BirthdateInput',
  component: BirthdateInput,
  tags: ['autodocs'],
  args: { id: 'control', label: 'Geboortedatum', value: '', onChange: fn() },
  render: ({ label, problem, ...args }) => (
    <ControlField id={args.id} label={label} value={args.value} problem={problem}>
      {(held) => <BirthdateInput {...args} {...held} />}
    </ControlField>
  ),
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2015-05-06' } };
export const RequiredError: Story = {
  args: { required: true, problem: { message: 'Vul dit veld in', severity: 'error' } },
};
export const Warning: Story = {
  args: { value: '1935-05-06', problem: { message: 'Klopt dit? Dan ben je 91 jaar.', severity: 'warning' } },
};
export const Disabled: Story = { args: { value: '2015-05-06', disabled: true } };
export const ReadOnly: Story = { args: { value: '2015-05-06', readOnly: true } };
export const LongText: Story = {
  args: { label: longText, value: 'ergens in de lente van het jaar tweeduizend vijftien' },
};

export const Refused: Story = {
  args: { value: '31/02/2010', problem: { message: 'Geen geldige geboortedatum', severity: 'error' } },
};

export const ReadLeniently: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '6-5-2015');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('06/05/2015');
  },
};
