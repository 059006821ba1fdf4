import type { Page } from '@playwright/test';

/**
 * The controls that answer to a press on less than `least` by `least` CSS pixels, with the size that does answer: 44 for a
 * thumb (WCAG 2.5.5), 24 for a mouse (WCAG 2.5.8). A link inside a sentence may be smaller.
 */
export function smallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(findSmallTargets, least);
}

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  const operable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [tabindex="0"]';
  /** Half a pixel is lost where a box begins between two pixels. */
  const reach = least / 2 - 0.75;

  const isShown = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ visibilityProperty: true });
    // Above the page waits what comes into it with the focus alone: the link to the content.
    const isAbove = getComputedStyle(element).position === 'fixed' && bottom <= 0;
    return isDrawn && !isAbove && width > 0 && height > 0 && !element.closest('[inert]');
  };
  const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
  /** What lies under a dialog or an open menu can't be pressed. */
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const menu = document.querySelector('[popover="auto"]:popover-open');
  const isReachable = (element: Element) => (menu ?? modal)?.contains(element) ?? true;

  /** Text of the same line stands before or after the link, outside of it. */
  const isInSentence = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement) || getComputedStyle(element).display !== 'inline')
      return false;
    const block = element.closest('p, li, dd, td, label, div, section');
    const around = block?.textContent.replace(element.textContent, '') ?? '';
    return /\p{L}/u.test(around);
  };

  const labelsOf = (element: Element) =>
    'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []; // a control's own
  const belongs = (hit: Element | null, element: Element) =>
    hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)));

  const noticesOf = (element: Element) => element.closest('[popover="manual"]');
  /** A notice lies over the page for a moment only, so it covers nothing but what is in a notice itself. */
  const pressedAt = (x: number, y: number, notices: Element | null) =>
    document.elementsFromPoint(x, y).find((hit) => [null, notices].includes(noticesOf(hit))) ?? null;

  /** How far from a point the control still answers, both ways, up to twice what is asked. */
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
