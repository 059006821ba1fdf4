import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { questionKinds } from '#form-engine/src/headless.ts';
import type { Ports } from '#form-engine/src/ports.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { sampled } from '#tests/support/sampled.ts';
import { ExampleForm, ports } from '../registration/exampleForm.tsx';
import { enter, one, submit } from './hostileForm.ts';

/** The kinds with a text input, and the accessible name of that input. */
const typed = questionKinds.flatMap(({ name }) => {
  const { textField = 'Vraag' } = kindSamples[name];
  return textField === null ? [] : [[name, new RegExp(textField)] as const];
});

// Chromium spends seven seconds on the layout of a line of 10 MB, so a run tries some kinds and a full run all.
test.each(sampled(typed, 4))('row 12: 10 MB pasted into a %s leaves the page usable', async (kind, name) => {
  const onSubmit = vi.fn(async () => {});
  const sections: readonly WireSection[] = [
    {
      title: 'Gegevens',
      fields: [
        { ...kindSamples[kind].plain[0], qid: 'q', nid: 0, question: 'Vraag' },
        { type: 'text', qid: 'other', nid: 0, question: 'Andere' },
      ],
    },
  ];
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  const input = page.getByRole('textbox', { name });
  await expect.element(input).toBeVisible();
  const element = input.element();
  if (element instanceof HTMLElement) element.focus();
  enter(element, `+32 ${'04 é'.repeat(2_500_000)}`);
  if (element instanceof HTMLElement) element.blur();
  enter(element, '');
  await userEvent.fill(page.getByRole('textbox', { name: /Andere/ }), 'nog altijd');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test.each(['0032 470 12 34 56', '+32 0470 12 34 56', '+32 470 12 34 56', '0470/12.34.56'])(
  'row 34: a pasted %s becomes the stored form',
  async (text) => {
    const onSubmit = vi.fn(async () => {});
    await render(<ExampleForm sections={one({ type: 'phone' })} onSubmit={onSubmit} />);
    const input = page.getByRole('textbox', { name: /Vraag/ });
    await userEvent.click(input);
    await expect.element(input).toHaveFocus();
    document.execCommand('insertText', false, text);
    await userEvent.click(submit());
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '+32 470123456' } }));
  },
);

test('row 36: a likely typo gets a suggestion, and can still be sent', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ type: 'email' })} onSubmit={onSubmit} />);
  await userEvent.fill(page.getByRole('textbox', { name: /Vraag/ }), 'jan@gmial.com');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/Bedoelde je/)).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'jan@gmial.com' } }));
});

test('row 28: a file with a semicolon in its name is sent by its path and shown by its name', async () => {
  const onSubmit = vi.fn(async () => {});
  const uploading: Ports = {
    ...ports,
    uploads: { send: async () => ({ path: 'answers/1/7f3a.pdf' }) },
  };
  await render(<ExampleForm sections={one({ type: 'file' })} ports={uploading} onSubmit={onSubmit} />);
  await expect.element(page.getByRole('button', { name: 'Kies bestanden' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLElement)) throw new Error('there is an input for files');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'a;b.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('a;b.pdf').first()).toBeVisible();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'answers/1/7f3a.pdf' } }));
});
