import { expect } from '@playwright/test';
import type { ActionSource, DrivenBrowser } from './drivenBrowser.ts';
import { type Found, findOnPage, type Role } from './findOnPage.ts';

/** Operates a page with mouse and keyboard in any driven browser. Names are patterns. */
export interface Visitor {
  open(path: string): Promise<void>;
  press(role: Role, name: string): Promise<void>;
  /** Replaces the value of a field. */
  type(role: Role, name: string, text: string): Promise<void>;
  /** Searches in a long list and selects the result. */
  choose(name: string, option: string): Promise<void>;
  giveFile(selector: string, path: string): Promise<void>;
  seesText(text: string): Promise<void>;
  seesValue(role: Role, name: string, value: string | RegExp): Promise<void>;
  seesChecked(role: Role, name: string): Promise<void>;
  seesAddress(pattern: RegExp): Promise<void>;
}

const patience = { timeout: 20_000 };
/** The Control key (WebDriver, section 17.4.2). */
const control = '\uE009';

export function visitorOf(browser: DrivenBrowser, origin: string): Visitor {
  const textOfPage = () => browser.run(() => document.body.innerText.replace(/\s+/g, ' '));
  const find = async (role: Role, name: string): Promise<Found> => {
    let found: Found | undefined;
    // At the same place twice: what still moves, such as a row below results that arrive, would be missed.
    const look = async () => {
      const before = found;
      found = await browser.run(findOnPage, role, name);
      return found?.x === before?.x && found?.y === before?.y && Boolean(found);
    };
    await expect
      .poll(look, patience)
      .toBe(true)
      .catch(async (cause: unknown) => {
        // Playwright's own report has no picture of this browser.
        throw new Error(`No ${role} ${name} is free to press. The page says: ${await textOfPage()}`, {
          cause,
        });
      });
    if (!found) throw new Error(`${role} ${name} is gone`);
    return found;
  };
  const press = async (role: Role, name: string) => {
    const { x, y } = await find(role, name);
    await browser.perform([pressAt(x, y)]);
  };
  const type = async (role: Role, name: string, text: string) => {
    await press(role, name);
    await browser.perform([keys(text)]);
  };
  return {
    open: (path) => browser.open(origin + path),
    press,
    type,
    choose: async (name, option) => {
      await type('combobox', name, option);
      await press('option', `^${option}$`);
      await expect.poll(async () => (await find('combobox', name)).value, patience).toBe(option);
    },
    giveFile: async (selector, path) => {
      const isThere = () =>
        browser.run((wanted: string) => document.querySelector(wanted) !== null, selector);
      await expect.poll(isThere, patience).toBe(true);
      await browser.giveFile(selector, path);
    },
    seesText: (text) => expect.poll(textOfPage, patience).toContain(text),
    seesValue: (role, name, value) =>
      expect.poll(async () => (await find(role, name)).value, patience).toMatch(value),
    seesChecked: (role, name) =>
      expect.poll(async () => (await find(role, name)).isChecked, patience).toBe(true),
    seesAddress: (pattern) => expect.poll(() => browser.run(() => location.href), patience).toMatch(pattern),
  };
}

function pressAt(x: number, y: number): ActionSource {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

function keys(text: string): ActionSource {
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const selectAll = [{ type: 'keyDown', value: control }, ...stroke('a'), { type: 'keyUp', value: control }];
  return { type: 'key', id: 'keyboard', actions: [...selectAll, ...[...text].flatMap(stroke)] };
}
