/** Size of the window in pixels. A phone opens a tab instead. */
const size = { width: 520, height: 760 };

/**
 * Opens a window that keeps its `opener`. Call it synchronously in a click handler: the browser blocks any other popup. The
 * fallback is then a link with `rel="opener"`.
 */
export function openPopup(href: string): Window | undefined {
  const left = Math.max(0, window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open(href, '_blank', features) ?? undefined;
}
