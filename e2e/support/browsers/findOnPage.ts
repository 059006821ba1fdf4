export type Role = 'link' | 'button' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'option' | 'heading';

export interface Found {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Runs in the page: finds the centre of the first visible element with this role and name that can be pressed there. The name
 * is a pattern.
 */
export function findOnPage(role: Role, name: string): Found | undefined {
  const roles = {
    link: 'a[href]',
    button: 'button, summary, [role="button"]',
    textbox: 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea',
    combobox: '[role="combobox"], select',
    radio: 'input[type="radio"]',
    checkbox: 'input[type="checkbox"]',
    option: '[role="option"]',
    heading: 'h1, h2, h3',
  };
  const textOf = (element: Element | null) => element?.textContent ?? '';
  const labelsOf = (element: Element) =>
    'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []; // controls only
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const labels = labelsOf(element).map(textOf).join(' ');
    return (element.getAttribute('aria-label') || labelled || labels || textOf(element))
      .replace(/\s+/g, ' ')
      .trim();
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const pattern = new RegExp(name);
  const open = document.querySelector('dialog[open]') ?? document;
  const element = [...open.querySelectorAll(roles[role])].find(
    (one) => isShown(one) && pattern.test(nameOf(one)),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  const isFree = element.contains(hit) || labelsOf(element).some((label) => label.contains(hit));
  if (!isFree) return undefined;
  const { value = '', checked = false } = element as Partial<HTMLInputElement>; // other elements get the defaults
  return { ...place, value: String(value), isChecked: checked };
}
