import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, onPhone } from '../screen.ts';

/**
 * Exactly one of a few short options, such as the display of a list. Use Tabs when the choice swaps the content below it, and a
 * SelectField for more than about five options.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  args: {
    legend: coursesTexts.display,
    value: 'grid',
    segments: [
      { value: 'grid', label: coursesTexts.grid, icon: 'grid' },
      { value: 'list', label: coursesTexts.list, icon: 'list' },
    ],
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <Held key={value} first={value} onChange={onChange}>
      {(held, change) => <SegmentedControl {...args} value={held} onChange={change} />}
    </Held>
  ),
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: coursesTexts.display })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: coursesTexts.grid })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: coursesTexts.list })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('list');
  },
};

/** Icons only, for a crowded bar. The labels stay, for screen readers and as a tooltip. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTitle(coursesTexts.list));
    await expect(canvas.getByRole('radio', { name: coursesTexts.list })).toBeChecked();
  },
};

const { states } = teacherTexts.session;

export const NothingChosen: Story = {
  args: {
    legend: teacherTexts.session.attendanceOf('Lars Peeters'),
    value: '',
    segments: [
      { value: 'present', label: states.present },
      { value: 'absent', label: states.absent },
      { value: 'excused', label: states.excused },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText(states.excused));
    await expect(canvas.getByRole('radio', { name: states.excused })).toBeChecked();
  },
};

const family = ['Noor', 'Lars', 'Anne-Charlotte', 'Maximiliaan', 'Zoë', 'Oma Godelieve'];

/** A large family on a phone: the control wraps, so that nobody is out of reach. */
export const LongText: Story = {
  args: {
    legend: passesTexts.whose,
    value: 'Noor',
    segments: family.map((name) => ({ value: name, label: name })),
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
