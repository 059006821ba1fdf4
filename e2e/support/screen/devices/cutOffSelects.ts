import type { Frame, Page } from '@playwright/test';

/** Finds selects and comboboxes that don't show the whole text of their choice. */
export function cutOffSelects(page: Page | Frame): Promise<readonly string[]> {
  return page.evaluate(findCutOffSelects);
}

/** Runs in the page. */
export function findCutOffSelects(): string[] {
  /** Width of the arrow of a native select, in pixels. */
  const arrow = 20;
  const chosenText = (control: HTMLSelectElement | HTMLInputElement) =>
    (control instanceof HTMLInputElement ? control.value : (control.selectedOptions[0]?.text ?? '')).trim();
  const px = (length: string) => Number.parseFloat(length) || 0;
  /** Size of the text in this style, when it wraps at this width. */
  const sizeOf = (text: string, style: CSSStyleDeclaration, width: string) => {
    const probe = document.createElement('div');
    probe.textContent = text;
    const { font, letterSpacing, overflowWrap } = style;
    Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', width });
    Object.assign(probe.style, { font, letterSpacing, overflowWrap });
    if (width === 'max-content') probe.style.whiteSpace = 'nowrap';
    document.body.append(probe);
    const size = { width: probe.scrollWidth, height: probe.getBoundingClientRect().height };
    probe.remove();
    return size;
  };
  const room = ({ clientWidth, clientHeight }: Element, style: CSSStyleDeclaration) => ({
    width: clientWidth - px(style.paddingLeft) - px(style.paddingRight),
    height: clientHeight - px(style.paddingTop) - px(style.paddingBottom),
  });
  const isCutOff = (control: HTMLSelectElement | HTMLInputElement) => {
    const text = chosenText(control);
    const own = getComputedStyle(control);
    const hidesOwn = own.webkitTextFillColor === 'rgba(0, 0, 0, 0)';
    if (!hidesOwn) return sizeOf(text, own, 'max-content').width > room(control, own).width - arrow;
    const box = control.parentElement;
    if (!box || box.dataset.text?.trim() !== text) return true;
    const copy = getComputedStyle(box, '::after');
    if (!copy.content.startsWith('"') || copy.visibility !== 'visible') return true;
    const free = room(control, copy);
    const needed = sizeOf(text, copy, `${free.width}px`);
    return needed.width > free.width + 1 || needed.height > free.height + 1;
  };
  const controls = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select:not([multiple]), input[role="combobox"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && chosenText(control) !== '' && isCutOff(control))
    .map((control) => `${control.labels?.[0]?.textContent ?? control.ariaLabel}: "${chosenText(control)}"`);
}
