import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SchemaFormHandle } from '#form-engine/src/registration/submission/schemaFormProps.ts';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import '#form-engine/src/element.ts';
import stylesheet from '#form-engine/src/styles.css?url';
import '../registration/checksLoaded.ts';

const fruits = [
  'apple',
  'banana',
  'cherry',
  'date',
  'elder',
  'fig',
  'grape',
  'hazel',
  'jack',
  'kiwi',
  'lime',
];
const schema = {
  type: 'object',
  required: ['name', 'fruit'],
  properties: {
    fruit: { type: 'string', enum: fruits },
    name: { type: 'string' },
    kids: {
      type: 'array',
      title: 'Kids',
      items: { type: 'object', properties: { first: { type: 'string' } } },
    },
  },
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Draws a form of the schema in a shadow root of its own. */
function inShadow(onSubmit: (data: unknown) => void) {
  const host = document.body.appendChild(document.createElement('section'));
  const shadow = host.attachShadow({ mode: 'open' });
  const handle = createRef<SchemaFormHandle>();
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(<SchemaForm ref={handle} schema={schema} onSubmit={onSubmit} />);
  closing.push(() => {
    root.unmount();
    host.remove();
  });
  return { shadow, handle };
}
const name = () => page.getByRole('textbox', { name: 'name' });
const fruit = () => page.getByRole('combobox', { name: 'fruit' });
const submit = () => page.getByRole('button', { name: 'Versturen' });
const focusedIn = (shadow: ShadowRoot) => expect.poll(() => shadow.activeElement?.id);
const idOf = (element: Element) => element.id;

test('a form in a shadow root lets somebody choose from a long list by mouse', async () => {
  const onSubmit = vi.fn();
  inShadow(onSubmit);
  await userEvent.fill(name(), 'Noor');
  await userEvent.click(fruit());
  await userEvent.click(page.getByRole('option', { name: 'banana' }));
  await expect.element(fruit()).toHaveValue('banana');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Noor', fruit: 'banana', kids: [] }]]);
});

test('a form in a shadow root closes its list at a press elsewhere in the form', async () => {
  inShadow(vi.fn());
  await userEvent.click(fruit());
  await expect.element(page.getByRole('option', { name: 'banana' })).toBeVisible();
  await userEvent.click(name());
  await expect.element(page.getByRole('option', { name: 'banana' })).not.toBeInTheDocument();
});

test('a form in a shadow root moves the focus to what is wrong, by its links, and to a new row', async () => {
  const { shadow, handle } = inShadow(vi.fn());
  await userEvent.click(submit());
  await focusedIn(shadow).toBe(idOf(fruit().element()));
  await userEvent.click(page.getByRole('alert').getByRole('link', { name: /name/ }));
  await focusedIn(shadow).toBe(idOf(name().element()));
  await userEvent.click(page.getByRole('button', { name: /Rij toevoegen/ }));
  const first = page.getByRole('textbox', { name: /first/ });
  await expect.element(first).toBeVisible();
  await focusedIn(shadow).toBe(idOf(first.element()));
  handle.current?.setAnswer('/name', 'Jef');
  await expect.element(name()).toHaveValue('Jef');
});

test('club-form with shadow draws its form with its own styles in a shadow root, out of reach of those of the page', async () => {
  const rule = document.head.appendChild(document.createElement('style'));
  rule.textContent = 'input { border: 9px dotted red }';
  const element = document.createElement('club-form');
  element.setAttribute('shadow', '');
  element.setAttribute('stylesheet', stylesheet);
  element.sections = [
    { title: '', fields: [{ qid: 'x', nid: 0, type: 'text', question: 'X', required: 1 }] },
  ];
  closing.push(() => {
    element.remove();
    rule.remove();
  });
  document.body.append(element);
  const x = page.getByRole('textbox', { name: 'X' });
  await expect.element(x).toBeVisible();
  expect(element.shadowRoot?.contains(x.element())).toBe(true);
  expect(getComputedStyle(x.element()).borderTopStyle).toBe('solid');
  await userEvent.click(submit());
  await focusedIn(element.shadowRoot as ShadowRoot).toBe(idOf(x.element()));
  element.remove();
  await expect.poll(() => element.shadowRoot?.querySelector('form')).toBeNull();
  document.body.append(element);
  await expect.element(x).toBeVisible();
});
