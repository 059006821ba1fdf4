import type { Page } from '@playwright/test';

/** More stops than any screen has. */
const maxStops = 200;

export interface TabWalk {
  readonly stops: number;
  /** Controls that had the focus while covered or outside the viewport (WCAG 2.4.11). */
  readonly obscured: readonly string[];
}

/** Presses Tab through the whole page, and checks at each stop that the focused control is visible. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  await page.evaluate(startAtTop);
  const obscured: string[] = [];
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === 'round') return { stops, obscured };
    if (stop !== 'seen') obscured.push(stop);
  }
  throw new Error(`Tab did not come round in ${maxStops} stops`);
}

/** Runs in the page. */
function startAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const visited of document.querySelectorAll('[data-visited]')) visited.removeAttribute('data-visited');
  // Gives this element the focus once, because Tab continues from there.
  const start = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  start.tabIndex = -1;
  start.focus();
  start.blur();
  start.removeAttribute('tabindex');
}

/** Runs in the page after each Tab; returns the fault of a stop. */
async function lookAtFocus(): Promise<string> {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.hasAttribute('data-visited')) return 'round';
  // The stops inside a frame belong to another document.
  if (focused instanceof HTMLIFrameElement) return 'seen';
  focused.setAttribute('data-visited', '');
  // Waits a frame, so that the page has scrolled to the control.
  await new Promise(requestAnimationFrame);

  /** Controls that are drawn by their label: a file drop zone, a choice on a card. */
  const isUnseen = getComputedStyle(focused).opacity === '0';
  const label =
    isUnseen && 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined; // controls only
  const seen = label ?? focused;
  const staying = (element: Element | null): Element | null => {
    for (let one = element; one; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
    }
    return null;
  };
  const { left, top, right, bottom } = seen.getBoundingClientRect();
  const inset = 2;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
    [(left + right) / 2, top + inset],
    [(left + right) / 2, bottom - inset],
  ] as const;
  const name = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class') ?? ''} "${(focused.getAttribute('aria-label') ?? label?.textContent ?? focused.textContent).trim().slice(0, 40)}"`;
  const coverAt = ([x, y]: readonly [number, number]) => {
    const at = `at ${Math.round(x)},${Math.round(y)}`;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return `outside of the window ${at}`;
    const cover = staying(hit);
    if (!cover || cover.contains(seen) || seen.contains(hit)) return undefined;
    return `under ${cover.tagName.toLowerCase()}.${cover.getAttribute('class') ?? ''} ${at}`;
  };
  const covers = points.map(coverAt).filter((cover) => cover !== undefined);
  // A visible part is enough for a large control.
  const isLarge = bottom - top > window.innerHeight / 4;
  const isObscured = isLarge ? covers.length === points.length : covers.length > 0;
  return isObscured ? `${name} is ${covers[0]}` : 'seen';
}
