/** Distances in pixels: `gap` between anchor and panel, `margin` between panel and viewport edge. */
const gap = 4;
const margin = 8;

/**
 * Places a fixed panel below its anchor. It takes the width that is left beside it, and scrolls in a low viewport. Where its minimum
 * width doesn't fit, it reaches past its anchor.
 */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const least = Number.parseFloat(getComputedStyle(panel).minWidth) || 0;
  const start = Math.max(Math.min(left, width - margin - least), margin);
  const end = Math.min(Math.max(right, margin + least), width - margin);
  panel.style.top = `${bottom + gap}px`;
  panel.style.left = align === 'start' ? `${start}px` : 'auto';
  panel.style.right = align === 'end' ? `${width - end}px` : 'auto';
  panel.style.maxWidth = `${align === 'end' ? end - margin : width - start - margin}px`;
  panel.style.maxHeight = `${window.innerHeight - bottom - gap - margin}px`;
}
