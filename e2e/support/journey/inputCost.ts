import { type BrowserContext, expect } from '@playwright/test';

/** The cost of a journey for a person. */
export interface InputCost {
  /** Presses of controls, by finger, mouse or key. */
  taps: number;
  /** Fields in which something was typed. A field that is filled in already costs nothing. */
  fields: number;
}

/** The cost that a name tells: `… (12 taps, 5 fields)`; undefined for a journey that tells none. */
export function costInName(title: string): Readonly<InputCost> | undefined {
  const found = /\((\d+) taps?, (\d+|no) fields?\)$/.exec(title);
  return found ? { taps: Number(found[1]), fields: found[2] === 'no' ? 0 : Number(found[2]) } : undefined;
}

/** Adds what is pressed and typed on all pages of a context to `cost`. */
export async function countInput(context: BrowserContext, cost: InputCost): Promise<void> {
  const typed = new Set<string>();
  await context.exposeBinding('countOneInput', (_source, field?: string) => {
    if (field === undefined) cost.taps += 1;
    else if (!typed.has(field)) {
      typed.add(field);
      cost.fields += 1;
    }
  });
  await context.addInitScript(reportInput);
}

/** A phone has the narrower screen, where a press may open a menu first, so the name tells its cost. Other screens cost no more. */
export function expectCost(counted: InputCost, named: Readonly<InputCost>, isPhone: boolean): void {
  if (isPhone) expect(counted, 'the cost in the name').toEqual(named);
  expect(counted.taps, 'taps, at most those in the name').toBeLessThanOrEqual(named.taps);
  expect(counted.fields, 'fields, at most those in the name').toBeLessThanOrEqual(named.fields);
}

/** Runs in the page. A field goes by its label, because a control that loads late takes the place of the one somebody types in. */
function reportInput(): void {
  const isTyped = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLElement &&
    target.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])',
    );
  // Playwright adds it to every page.
  const { countOneInput } = window as unknown as { countOneInput(field?: string): void };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  // Playwright holds a press back at the window where something has just moved over its target, and presses again: such a press doesn't
  // reach the document, and nobody made it. A window that a page opens keeps its listeners while its empty document is replaced, so the
  // window gives each event's listener to the document of that moment: a second `addEventListener` of the same one does nothing.
  const countAtDocument = <K extends 'pointerdown' | 'keydown' | 'input'>(
    type: K,
    count: (event: DocumentEventMap[K]) => void,
  ) => window.addEventListener(type, () => document.addEventListener(type, count, true), true);
  countAtDocument('pointerdown', ({ target }) => {
    if (!isTyped(target)) countOneInput();
  });
  countAtDocument('keydown', (event) => {
    if (isPress(event) && !isTyped(event.target)) countOneInput();
  });
  countAtDocument('input', ({ target }) => {
    if (!isTyped(target)) return;
    const label = target.labels?.[0]?.textContent ?? target.getAttribute('aria-label') ?? target.name;
    countOneInput(`${location.pathname} ${label}`);
  });
}
