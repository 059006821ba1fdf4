import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** How somebody works a page: one journey is walked by keyboard alone on one device, and with a thumb on the other. */
export interface Hands {
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** A check box or a radio that isn't chosen yet. */
  choose(target: Locator): Promise<void>;
  /** Into an empty field; what it held is replaced. */
  type(target: Locator, text: string): Promise<void>;
}

/** A thumb on a phone, and elsewhere no mouse. */
export function handsOn(page: Page, isPhone: boolean): Hands {
  return isPhone ? touchHands(page) : keyboardHands(page);
}

/** Tab, arrows, Space, Enter and letters: nothing that a keyboard can't do. */
function keyboardHands(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async choose(target) {
      await tabTo(page, target);
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await tabTo(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

/** A thumb and the keyboard that a phone shows. */
function touchHands(page: Page): Hands {
  return {
    press: (target) => target.tap(),
    async choose(target) {
      await target.tap();
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await target.tap();
      await expect(target).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

/** More than any screen has: the focus has been all round by then. */
const mostStops = 150;

/** Tab by Tab; inside a group of radios the arrows go on, as they do for a person. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const reached = await target.evaluate(placeOfFocus);
    if (reached === 'there') return;
    await page.keyboard.press(reached === 'in its group' ? 'ArrowDown' : 'Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** Runs in the page. */
function placeOfFocus(target: Element): 'there' | 'in its group' | 'elsewhere' {
  const focused = document.activeElement;
  if (focused === target) return 'there';
  const isRadio = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio';
  const isOfGroup = isRadio(focused) && isRadio(target) && focused.name === target.name;
  return isOfGroup ? 'in its group' : 'elsewhere';
}
