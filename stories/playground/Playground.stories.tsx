import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hostileTexts } from './hostileTexts.ts';
import { PlaygroundPage } from './PlaygroundPage.tsx';

/** Questions as JSON, and the form that they make. */
const meta = {
  title: 'Playground',
  component: PlaygroundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaygroundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// The stories below test the page. They aren't in the sidebar.
const hidden = ['!dev'];

/** The payload is shown below the form. */
export const Sent: Story = {
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Voornaam' }), 'Noor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mailadres' }), 'noor@example.be');
    await userEvent.click(canvas.getByRole('radio', { name: 'Gevorderd' }));
    await expect(canvas.getByRole('textbox', { name: /^Hoeveel jaar dans je al/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    const payload = await canvas.findByRole('region', { name: 'Payload' });
    await expect(payload).toHaveTextContent('"fname_0": "Noor"');
    await expect(payload).toHaveTextContent('"level_0": "g"');
  },
};

/** Mistakes in sections, each with its place. */
export const Mistakes: Story = {
  tags: hidden,
  args: { example: 'Sections with mistakes' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Diagnostics' });
    await expect(list).toHaveTextContent('did you mean "required"?');
    await expect(list).toHaveTextContent('doubled-key');
    await expect(canvas.getByRole('textbox', { name: /^Voornaam/ })).toBeVisible();
  },
};

/** A plain JSON Schema, in French, with plain data as outcome. */
export const Schema: Story = {
  tags: hidden,
  args: { example: 'A JSON Schema' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'French');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Noor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Beginner' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const payload = await canvas.findByRole('region', { name: 'Payload' });
    await expect(payload).toHaveTextContent('"level": "b"');
  },
};

/** Texts that would break a careless reader. The last good form stays, and the playground goes on. */
export const Hostile: Story = {
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: 'Sections' });
    const verdict = canvas.getByRole('region', { name: 'Diagnostics' });
    const paste = async (text: string) => {
      await userEvent.clear(editor);
      await userEvent.paste(text);
    };
    for (const { text, says } of hostileTexts) {
      await paste(text);
      await waitFor(() => expect(verdict).toHaveTextContent(says));
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
    await paste('[{ "title": "Weer goed", "fields": [{ "qid": "a", "type": "text", "question": "Naam" }] }]');
    await waitFor(() => expect(verdict).toHaveTextContent('No diagnostics'));
    await expect(canvas.getByRole('textbox', { name: /^Naam/ })).toBeVisible();
  },
};
