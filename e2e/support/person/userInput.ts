import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Operates a page like a person. The same journey runs with the keyboard alone on one device, and by touch on the other. */
export interface UserInput {
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** Selects a checkbox or a radio that isn't selected yet. */
  choose(target: Locator): Promise<void>;
  /** Replaces the value of a field. */
  type(target: Locator, text: string): Promise<void>;
}

/** Touch on a phone; the keyboard without a mouse elsewhere. */
export function userInputOn(page: Page, isPhone: boolean): UserInput {
  return isPhone ? touchInput(page) : keyboardInput(page);
}

/** Tab, arrows, Space, Enter and letters: only what a real keyboard can do. */
function keyboardInput(page: Page): UserInput {
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

/** Touch, with the on-screen keyboard of a phone. */
function touchInput(page: Page): UserInput {
  return {
    press: (target) => target.tap(),
    async choose(target) {
      await target.tap();
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      // A part of the form that arrives may move the field under the finger. A person then taps again.
      await expect(async () => {
        await target.tap();
        await expect(target).toBeFocused({ timeout: 1_000 });
      }).toPass({ timeout: 15_000 });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

/** More stops than any screen has, so that the focus has passed every control. */
const maxStops = 150;

/** Presses Tab until the target has the focus. Within a group of radios it presses an arrow key, as a person does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
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
