import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';
import { firstName, submit } from '../generalForm.ts';

const sections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    fields: [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 },
      { qid: 'lname', nid: 0, type: 'text', question: 'Naam', required: 1 },
      { qid: 'town', nid: 0, type: 'text', question: 'Gemeente', required: 1 },
      { qid: 'note', nid: 0, type: 'textarea', question: 'Opmerking' },
    ],
  },
];

const lastName = () => page.getByRole('textbox', { name: 'Naam', exact: true });
const town = () => page.getByRole('textbox', { name: 'Gemeente' });
const message = () => page.getByText('Vul dit veld in', { exact: true });

/** Left, top and width of a field on the screen, in whole pixels. */
function placeOf(field: { element(): Element }): readonly number[] {
  const { left, top, width } = field.element().getBoundingClientRect();
  return [left, top, width].map(Math.round);
}

/** Waits until a browser has painted what the last event changed. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => page.viewport(390, 480));
afterEach(() => document.documentElement.style.removeProperty('overflow-anchor'));

// Safari has no scroll anchoring.
const anchorings = ['auto', 'none'] as const;
// The browser anchors nothing at the top of a page.
const scrolls = [0, 40] as const;

const pages = anchorings.flatMap((anchoring) => scrolls.map((scroll) => ({ anchoring, scroll })));

async function open({ anchoring, scroll }: (typeof pages)[number]): Promise<void> {
  document.documentElement.style.setProperty('overflow-anchor', anchoring);
  await render(
    <div style={{ paddingBlock: '60px 900px' }}>
      <ExampleForm sections={sections} />
    </div>,
  );
  window.scrollTo(0, scroll);
}

test.each(pages)(
  'the next field stays in place when Tab or a press shows a problem above it, at $scroll px with anchoring $anchoring',
  async (at) => {
    await open(at);
    await userEvent.click(firstName());
    const second = placeOf(lastName());
    await userEvent.keyboard('{Tab}');
    await expect.element(message()).toBeVisible();
    await painted();
    expect(placeOf(lastName())).toEqual(second);
    const third = placeOf(town());
    await userEvent.click(town());
    await expect.element(message().nth(1)).toBeVisible();
    await painted();
    expect(placeOf(town())).toEqual(third);
  },
);

test.each(pages)(
  'no field moves while somebody corrects an answer, nor the next one when it is left, at $scroll px with anchoring $anchoring',
  async (at) => {
    await open(at);
    await userEvent.click(firstName());
    await userEvent.keyboard('{Tab}');
    await expect.element(message()).toBeVisible();
    await userEvent.click(firstName());
    await expect.element(message().nth(1)).toBeVisible();
    await painted();
    const before = [firstName(), lastName(), town()].map(placeOf);
    await userEvent.keyboard('Noor');
    await expect.element(firstName()).not.toHaveAttribute('aria-invalid', 'true');
    await painted();
    expect([firstName(), lastName(), town()].map(placeOf)).toEqual(before);
    await userEvent.keyboard('{Tab}');
    await expect.element(lastName()).toHaveFocus();
    await painted();
    expect(document.querySelector('[data-solved]')).toBeNull();
    expect(placeOf(lastName())).toEqual(before[1]);
  },
);

test.each(pages)(
  'a field stays in place when its correction takes an entry out of the error summary, at $scroll px with anchoring $anchoring',
  async (at) => {
    await open(at);
    await userEvent.click(submit());
    await expect.element(page.getByRole('alert').getByRole('link')).toHaveLength(3);
    await expect.element(firstName()).toHaveFocus();
    await painted();
    await painted();
    const before = placeOf(firstName());
    await userEvent.keyboard('N');
    await expect.element(page.getByRole('alert').getByRole('link')).toHaveLength(2);
    await painted();
    expect(placeOf(firstName())).toEqual(before);
  },
);
