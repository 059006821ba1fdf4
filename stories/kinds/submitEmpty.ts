import { expect, waitFor, within } from 'storybook/test';

/** Submits the unchanged form, and waits until the first wrong field has the focus. */
export async function submitEmpty({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'Versturen' }).click();
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.closest('.cf-field')).not.toBeNull());
}
