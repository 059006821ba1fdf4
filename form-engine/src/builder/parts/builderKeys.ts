import type { KeyboardEvent } from 'react';

/** The part of the builder that a phone shows, and that F6 goes to. */
export type Pane = 'outline' | 'inspector' | 'form';

const panes: readonly Pane[] = ['outline', 'form', 'inspector'];

/**
 * The action of a key anywhere in the builder: Control and Z, Control and Enter to add, F6 to the next pane, Escape back to the
 * outline. `undefined` for a key that the field under it keeps.
 */
export function builderKey(
  { key, ctrlKey, metaKey, shiftKey, target, defaultPrevented }: KeyboardEvent,
  isReadOnly: boolean,
): 'undo' | 'redo' | 'add' | Pane | undefined {
  if (defaultPrevented || !(target instanceof Element) || target.closest('dialog')) return undefined;
  const pane = panes.find((name) => target.closest(`.cf-builder-${name}`));
  const isCommand = ctrlKey || metaKey;
  if (key === 'F6') {
    const at = pane ? panes.indexOf(pane) : -1;
    return panes.at((at + (shiftKey ? -1 : 1) + panes.length) % panes.length);
  }
  // A list or a calendar that is open closes first.
  if (key === 'Escape') return pane && pane !== 'outline' && !isOpen(target) ? 'outline' : undefined;
  if (!isCommand || isReadOnly) return undefined;
  if (key === 'Enter') return 'add';
  // The browser's own undo serves the form that is shown.
  if (pane === 'form' && isTyped(target)) return undefined;
  if (key.toLowerCase() === 'y') return 'redo';
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return undefined;
}

function isOpen(target: Element): boolean {
  return target.getAttribute('aria-expanded') === 'true' || target.closest('[role="dialog"]') !== null;
}

function isTyped(target: Element): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Focuses a pane: the selected part of the outline, the first setting, the form itself.
 *
 * @returns whether it has the focus now: a phone draws the pane first
 */
export function focusPane(root: HTMLElement | null, pane: Pane): boolean {
  const target = root?.querySelector<HTMLElement>(targets[pane]);
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
  return target !== undefined && target !== null && target === target.ownerDocument.activeElement;
}

/** Focuses a pane once it is drawn: after a change, or on a phone. */
export function focusPaneSoon(root: HTMLElement | null, pane: Pane): void {
  requestAnimationFrame(() => {
    focusPane(root, pane);
  });
}

const targets: Readonly<Record<Pane, string>> = {
  outline: '[role="treeitem"][tabindex="0"], .cf-builder-outline button',
  inspector: '[data-first]',
  form: '.cf-builder-form',
};
