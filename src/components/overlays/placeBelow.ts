/** Pixels between the anchor and the panel, and between the panel and the edge of the window. */
const gap = 4;
const margin = 8;

/** Places a fixed panel under its anchor, and lets it scroll inside itself where the window is too low. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  panel.style.top = `${bottom + gap}px`;
  panel.style.left = align === 'start' ? `${Math.max(left, margin)}px` : 'auto';
  panel.style.right = align === 'end' ? `${Math.max(width - right, margin)}px` : 'auto';
  panel.style.maxHeight = `${window.innerHeight - bottom - gap - margin}px`;
}
