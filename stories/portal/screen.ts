import { expect } from 'storybook/test';

/** Width and height of the smallest phone that the portal supports: 320 by 568 CSS pixels (WCAG 2.2, 1.4.10). */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } };

/** Texts that clubs and families write, longer than a designer would choose. */
export const longTexts = {
  course:
    'Hedendaagse dans en improvisatie voor gevorderden, met optreden op het slotfeest in het cultuurcentrum',
  /** Written as one word, so that only a break inside the word fits on a phone. */
  word: 'Vakantiesportkampverantwoordelijken',
  mail: 'anne-charlotte.vandenbroucke.van.cauwenberghe@voorbeeld.be',
  name: 'Anne-Charlotte Vandenbroucke-Van Cauwenberghe',
};

/** Fails when a part is wider than its screen, so that the person would have to scroll sideways. */
export async function expectItFits(canvasElement: HTMLElement): Promise<void> {
  const { clientWidth } = document.documentElement;
  const wide = [...canvasElement.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `<${element.localName}> ${element.textContent}`);
  await expect(wide).toEqual([]);
}

/** The address that the story's router has open. */
export function openPath(canvasElement: HTMLElement): string | null | undefined {
  return canvasElement.querySelector('[data-path]')?.getAttribute('data-path');
}
