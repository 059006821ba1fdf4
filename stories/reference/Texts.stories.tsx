import { nl } from '@clubpoort/form-engine/texts/nl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextsPage } from './TextsPage.tsx';

/** Every text in four languages, side by side. */
const meta = {
  title: 'Reference/Texts',
  component: TextsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextsPage>;
export default meta;

export const Texts: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const count = Object.keys(nl).length;
    await expect(canvas.getByRole('status')).toHaveTextContent(`${count} texts of ${count}`);
    await userEvent.type(canvas.getByRole('searchbox'), 'SENDEN');
    await waitFor(() => expect(canvas.getByText('submit')).toBeVisible());
    await expect(canvas.queryByText('street')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'groupReq');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`1 text of ${count}`));
  },
};
