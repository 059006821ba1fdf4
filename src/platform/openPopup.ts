/** Pixels; a phone opens a tab instead. */
const size = { width: 520, height: 760 };

/**
 * Opens a window that stays in touch with this one. Only at once in a click: a browser blocks any other, and then there is
 * nothing but a link, with `rel="opener"`.
 */
export function openPopup(href: string): Window | undefined {
  const left = Math.max(0, window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open(href, '_blank', features) ?? undefined;
}
