import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** What a person does on a journey: presses of controls, and fields that need typing. */
export interface CountedInput {
  readonly taps: number;
  readonly typed: number;
  press(target: Locator): Promise<void>;
  /** Types into a field, unless the portal filled it in already. */
  type(field: Locator, text: string): Promise<void>;
}

/** Counts every press and every typed field. A field that is filled in already costs nothing. */
export function countedInputOn(page: Page, isMobile: boolean): CountedInput {
  let taps = 0;
  let typed = 0;
  return {
    get taps() {
      return taps;
    },
    get typed() {
      return typed;
    },
    async press(target) {
      await expect(target).toBeVisible();
      await (isMobile ? target.tap() : target.click());
      taps += 1;
    },
    async type(field, text) {
      await expect(field).toBeVisible();
      if ((await field.inputValue()) !== '') return;
      await field.focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      typed += 1;
    },
  };
}
