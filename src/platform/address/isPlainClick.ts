/**
 * Whether a click on a link is for this tab. With another button or a modifier key, the browser opens a new tab or a download
 * itself.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
