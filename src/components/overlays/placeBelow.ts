/** Distances in pixels: `gap` between anchor and panel, `margin` between panel and viewport edge. */
const gap = 4;
const margin = 8;

/** Places a fixed panel below its anchor. It takes the width that is left beside it, and scrolls in a low viewport. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  panel.style.top = `${bottom + gap}px`;
  panel.style.left = align === 'start' ? `${Math.max(left, margin)}px` : 'auto';
  panel.style.right = align === 'end' ? `${Math.max(width - right, margin)}px` : 'auto';
  panel.style.maxWidth = `${(align === 'end' ? Math.min(right, width - margin) : width - Math.max(left, margin)) - margin}px`;
  panel.style.maxHeight = `${window.innerHeight - bottom - gap - margin}px`;
}
