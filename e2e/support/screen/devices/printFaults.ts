import type { Frame, Page } from '@playwright/test';

/** Finds faults of the page in print emulation: elements that only work by pressing, cut-off text, low contrast. */
export function printFaults(page: Page | Frame): Promise<readonly string[]> {
  return page.evaluate(findPrintFaults);
}

/** Runs in the page. */
function findPrintFaults(): string[] {
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    );
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
  const drawn = [...document.body.querySelectorAll('*')].filter(isDrawn);

  const onlyPressed = 'nav, button, summary, [role="button"], [role="tablist"], [type="search"], dialog';
  const pressed = drawn
    // A day of a calendar is what the sheet is about, and a button too.
    .filter((element) => element.matches(onlyPressed) && !element.closest('[role="gridcell"]'))
    .map((one) => `to be pressed: ${nameOf(one)}`);
  const staying = drawn
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .map((one) => `stays on each page: ${nameOf(one)}`);
  const cutOff = drawn
    .filter((element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow))
    .filter((element) => element.textContent.trim() !== '' && getComputedStyle(element).clipPath === 'none')
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((one) => `cut off: ${nameOf(one)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on a sheet of ${clientWidth}`] : [];

  /** Contrast with white paper, as WCAG 1.4.3 computes it. */
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas to read colours with');
  const contrastOnWhite = (color: string) => {
    canvas.fillStyle = '#ffffff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  const pale = drawn
    .filter((element) => hasText(element) || element.matches('input, textarea'))
    .filter((element) => contrastOnWhite(getComputedStyle(element).color) < 4.5)
    .map((one) => `pale: ${nameOf(one)} ${getComputedStyle(one).color}`);
  return [...pressed, ...staying, ...cutOff, ...wide, ...pale];
}
