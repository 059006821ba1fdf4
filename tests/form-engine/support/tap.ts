import { cdp, type Locator } from 'vitest/browser';

/** Taps the middle of an element. All pointer events of a tap come before its first mouse event. */
export async function tap(target: Locator): Promise<void> {
  const element = target.element();
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const point = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
