import { cdp } from 'vitest/browser';

/** Composes as an input method does: each text replaces the one before. The composition stays open. */
export async function composing(...texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

/** Composes, and commits the last text. */
export async function compose(...texts: readonly string[]): Promise<void> {
  await composing(...texts);
  await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' });
}
