import type { Page } from '@playwright/test';

/**
 * Finds controls whose target is smaller than `least` by `least` CSS pixels, and reports the measured size. The minimum is 44
 * for touch (WCAG 2.5.5) and 24 for a mouse (WCAG 2.5.8). A link inside a sentence may be smaller.
 */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, least);
}

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  const operable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [tabindex="0"]';
  /** Tolerates half a pixel, because a box may begin between two pixels. */
  const reach = least / 2 - 0.75;

  const isShown = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ visibilityProperty: true });
    // The skip link waits above the page until it gets the focus.
    const isAbove = getComputedStyle(element).position === 'fixed' && bottom <= 0;
    return isDrawn && !isAbove && width > 0 && height > 0 && !element.closest('[inert]');
  };
  const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
  /** Controls below a dialog or an open menu can't be pressed. */
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const menu = document.querySelector('[popover="auto"]:popover-open');
  const isReachable = (element: Element) => (menu ?? modal)?.contains(element) ?? true;

  /** Whether a link stands inside a sentence, with text before or after it. */
  const isInSentence = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement) || getComputedStyle(element).display !== 'inline')
      return false;
    const block = element.closest('p, li, dd, td, label, div, section');
    const around = block?.textContent.replace(element.textContent, '') ?? '';
    return /\p{L}/u.test(around);
  };

  const labelsOf = (element: Element) =>
    'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []; // controls only
  const belongs = (hit: Element | null, element: Element) =>
    hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)));

  const noticesOf = (element: Element) => element.closest('[popover="manual"]');
  /** Ignores notices, which cover the page only for a moment, unless the control itself is in a notice. */
  const pressedAt = (x: number, y: number, notices: Element | null) =>
    document.elementsFromPoint(x, y).find((hit) => [null, notices].includes(noticesOf(hit))) ?? null;

  /** Width and height around a point in which the control responds, measured up to twice the minimum. */
  const extent = (element: Element, from: { x: number; y: number }) => {
    const notices = noticesOf(element);
    const answers = (x: number, y: number) => belongs(pressedAt(x, y, notices), element);
    if (!answers(from.x, from.y)) return { width: 0, height: 0 };
    const far = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < least && answers(from.x + dx * (steps + 0.5), from.y + dy * (steps + 0.5))) steps += 0.5;
      return steps;
    };
    return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
  };

  const middles = (element: Element) =>
    [element, ...labelsOf(element)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const isLarge = ({ width, height }: { width: number; height: number }) =>
    width >= reach * 2 && height >= reach * 2;

  const nameOf = (element: Element) => {
    const name =
      element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent;
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${name.trim().slice(0, 40)}"`;
  };

  return [...document.querySelectorAll(operable)]
    .filter(
      (element) => isShown(element) && isReachable(element) && !isDisabled(element) && !isInSentence(element),
    )
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const sizes = middles(element).map((middle) => extent(element, middle));
      if (sizes.some(isLarge)) return [];
      return [`${nameOf(element)}: ${sizes.map(({ width, height }) => `${width} x ${height}`).join(' or ')}`];
    });
}
