import type { Locator, Page } from 'playwright';

/** What a person does in the editor: presses, and typing in fields. */
export interface Hands {
  readonly page: Page;
  readonly main: Locator;
  press(name: string | RegExp, within?: Locator): Promise<void>;
  /** Opens a form of the editor that is folded. */
  unfold(title: string): Promise<void>;
  type(label: string | RegExp, text: string | number | undefined, within?: Locator): Promise<void>;
  /** Presses a choice, or a box to tick, where it isn't chosen. */
  choose(
    role: 'radio' | 'checkbox',
    name: string | RegExp,
    within?: Locator,
    isChosen?: boolean,
  ): Promise<void>;
  /** Adds the items of a list of texts, each with its button. */
  list(group: string, button: string, texts: readonly string[]): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** The number of fields in which something was typed. */
  filled(): number;
}

export function handsOn(page: Page): Hands {
  const main = page.getByRole('main');
  const field = (label: string | RegExp, within: Locator) =>
    within.getByRole('textbox', typeof label === 'string' ? { name: label, exact: true } : { name: label });
  let filled = 0;
  const fill = async (box: Locator, text: string) => {
    filled += 1;
    await box.fill(text);
  };
  return {
    ...{ page, main, fill },
    filled: () => filled,
    async press(name, within = main) {
      const exact = typeof name === 'string' ? { name, exact: true } : { name };
      await within.getByRole('button', exact).or(within.getByRole('link', exact)).first().click();
    },
    async unfold(title) {
      const form = main.locator('details', { has: page.getByText(title, { exact: true }) }).last();
      if ((await form.getAttribute('open')) === null)
        await main.getByText(title, { exact: true }).first().click();
    },
    async type(label, text, within = main) {
      if (text === undefined || text === '') return;
      await fill(field(label, within).first(), String(text));
    },
    async choose(role, name, within = main, isChosen = true) {
      const box = within.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
      if ((await box.isChecked()) !== isChosen)
        await within
          .getByText(name, { exact: typeof name === 'string' })
          .last()
          .click();
    },
    async list(group, button, texts) {
      for (const [index, text] of texts.entries()) {
        const items = main.getByRole('group', { name: group, exact: true });
        await items.getByRole('button', { name: button, exact: true }).click();
        await fill(items.getByRole('textbox').nth(index), text);
      }
    },
  };
}
