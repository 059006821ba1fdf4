import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { inPortal } from '../inPortal.tsx';

/**
 * A form around a control that changes the address, so that the control works without JavaScript too. Use it for a search or a filter
 * that stands in the address. For what is sent to a club, use the form engine.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Fields/QueryForm',
  component: QueryForm,
  tags: ['autodocs'],
  args: {
    without: ['zoek'],
    submit: 'search',
    children: <SearchField name="zoek" label="Zoek een cursus" value="" onChange={fn()} />,
  },
} satisfies Meta<typeof QueryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A browser with JavaScript gets no button, and Enter sends nothing: the field has changed the address by then. */
export const WithJavaScript: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(canvas.queryByRole('button')).toBeNull();
    const address = window.location.href;
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(window.location.href).toBe(address);
  },
};
