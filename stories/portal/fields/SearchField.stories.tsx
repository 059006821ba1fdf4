import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * Narrows a list on the same screen while the person types. Use a TextField for an answer, and show the number of results near
 * the field.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: {
    label: coursesTexts.searchIn.course,
    placeholder: coursesTexts.searchIn.course,
    value: '',
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <SearchField {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const field = canvas.getByRole('searchbox', { name: coursesTexts.searchIn.course });
    await userEvent.type(field, 'ballet');
    await expect(field).toHaveValue('ballet');
  },
};

/** Clearing brings the focus back to the field, because the button disappears. */
export const Filled: Story = {
  args: { value: 'hiphop' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: componentsTexts.clearSearch }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithVisibleLabel: Story = {
  args: { labelVisible: true, placeholder: 'Ballet, judo, naailes…' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(coursesTexts.searchIn.course));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { label: `Zoek in ${longTexts.course}`, labelVisible: true, value: longTexts.course },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
