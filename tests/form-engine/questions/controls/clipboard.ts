import { userEvent } from 'vitest/browser';

/** Pastes a text at the focus through the clipboard of the browser. */
export async function pasteText(text: string): Promise<void> {
  const target = document.activeElement;
  const source = document.createElement('textarea');
  document.body.append(source);
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  if (target instanceof HTMLElement) target.focus();
  await userEvent.paste();
}
