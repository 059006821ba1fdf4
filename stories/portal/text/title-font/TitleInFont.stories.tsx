import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TitleInFont } from '#src/components/text/title-font/TitleInFont.tsx';
import { inPortal } from '../../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../../screen.ts';

/** The name of a club in the font that the club chose. Use it inside a heading, and for no other text. */
const meta = {
  ...inPortal,
  title: 'Portal/Title-font/TitleInFont',
  component: TitleInFont,
  tags: ['autodocs'],
  args: { title: 'Dansstudio Arabesk', font: 'plain' },
  render: (args) => (
    <h1>
      <TitleInFont {...args} />
    </h1>
  ),
} satisfies Meta<typeof TitleInFont>;
export default meta;
type Story = StoryObj<typeof meta>;

const fontOf = (element: HTMLElement) => getComputedStyle(element).fontFamily;

export const Plain: Story = {
  play: ({ canvas }) => expect(fontOf(canvas.getByText('Dansstudio Arabesk'))).toContain('Inter'),
};

/** Its font is loaded with it alone. */
export const Classic: Story = {
  args: { font: 'classic' },
  play: ({ canvas }) =>
    waitFor(() => expect(fontOf(canvas.getByText('Dansstudio Arabesk'))).toContain('Lora')),
};

export const Round: Story = {
  args: { font: 'round' },
  play: ({ canvas }) =>
    waitFor(() => expect(fontOf(canvas.getByText('Dansstudio Arabesk'))).toContain('Nunito')),
};

export const LongName: Story = {
  args: { title: longTexts.course, font: 'classic' },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
