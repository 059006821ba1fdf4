import type { Frame, Page } from '@playwright/test';
import { changedArea } from './changedArea.ts';
import { type Box, takePicture } from './pixels.ts';

/** Distance from its control within which a ring may be drawn, in CSS pixels. */
const around = 10;

export interface RingWalk {
  /** Every kind of control that had the focus. */
  readonly kinds: readonly string[];
  /** The kinds whose ring is too small or too pale. */
  readonly faint: readonly string[];
}

interface Stop {
  readonly kind: string;
  /** The focused control as a person sees it: the control itself, its label, or the card around it. */
  readonly box: Box;
}

/**
 * Presses Tab through a page, or through a frame that fills the viewport, and measures the focus ring of each kind of control
 * once. The ring must change at least the area of an outline of 2 CSS pixels, with a contrast of 3:1 (WCAG 2.4.13).
 */
export async function measureFocusRings(
  page: Page,
  inside: Page | Frame = page,
  key: 'Tab' | 'ArrowDown' = 'Tab',
): Promise<RingWalk> {
  const kinds = new Set<string>();
  const faint: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await inside.evaluate(lookAtFocus, around);
    if (stop === undefined) return { kinds: [...kinds], faint };
    if (kinds.has(stop.kind)) continue;
    kinds.add(stop.kind);
    const focused = await takePicture(page, stop.box);
    // Removing the focus doesn't change where Tab continues. Arrow keys need the focus back on the control.
    const resting = await withoutFocus(inside, () => takePicture(page, stop.box));
    const area = changedArea(resting, focused);
    const least = 2 * 2 * (stop.box.width + stop.box.height - 4 * around);
    if (area < least) faint.push(`${stop.kind}: ${area} of ${Math.round(least)} pixels`);
  }
}

async function withoutFocus<Seen>(inside: Page | Frame, look: () => Promise<Seen>): Promise<Seen> {
  const focused = await inside.evaluateHandle(() => document.activeElement);
  const blurred = focused.asElement();
  await blurred?.evaluate((element) => (element as HTMLElement).blur()); // a focused element has `blur`
  const seen = await look();
  await blurred?.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
  await focused.dispose();
  return seen;
}

/** Runs in the page; undefined when the walk is back at its start. */
async function lookAtFocus(around: number): Promise<Stop | undefined> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return undefined;
  if (focused === document.body || 'measured' in focused.dataset) return undefined;
  focused.dataset.measured = '';
  // Waits two frames, because some controls open on focus and the page scrolls to them.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);

  const label = 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined; // controls only
  const isOutlined = (element: Element) => getComputedStyle(element).outlineStyle !== 'none';
  const isUnseen = getComputedStyle(focused).opacity === '0' || focused.clientWidth === 1;
  const ancestors: Element[] = [];
  for (let one: Element | null = focused; one && ancestors.length < 5; one = one.parentElement)
    ancestors.push(one);
  const ring = [...(isUnseen ? [] : [focused]), ...(label ? [label] : []), ...ancestors].find(isOutlined);
  const seen = ring ?? (isUnseen && label ? label : focused);
  const { left, top, right, bottom } = seen.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left) - around);
  const y = Math.max(0, Math.floor(top) - around);
  const box = {
    x,
    y,
    width: Math.min(window.innerWidth, Math.ceil(right) + around) - x,
    height: Math.min(window.innerHeight, Math.ceil(bottom) + around) - y,
  };
  const type = focused instanceof HTMLInputElement ? `[${focused.type}]` : '';
  const role = focused.getAttribute('role');
  const wearer =
    ring && ring !== focused ? ` in ${ring.tagName.toLowerCase()}.${ring.getAttribute('class')}` : '';
  const kind = `${focused.tagName.toLowerCase()}${type}${role ? `=${role}` : ''} ${focused.getAttribute('class') ?? ''}`;
  return { kind: `${kind.trim()}${wearer}`, box };
}
