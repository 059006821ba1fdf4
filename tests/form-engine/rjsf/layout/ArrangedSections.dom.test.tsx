import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireLayout, WireQuestion } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';
import '../../registration/checksLoaded.ts';

const ask = (qid: string, given: Partial<WireQuestion> = {}): WireQuestion => ({
  ...{ qid, nid: 0, type: 'text', question: qid },
  ...given,
});
const section = (title: string, layout: WireLayout, fields: readonly WireQuestion[]) => ({
  title,
  layout,
  fields,
});
const submit = () => page.getByRole('button', { name: 'Versturen' });
const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });

const tabbed = [
  section('Zelf', { in: 'tabs' }, [ask('name', { required: 1 })]),
  section('Thuis', { in: 'tabs' }, [ask('street', { required: 1 })]),
  section('Nooit', { in: 'tabs' }, [ask('never', { visible_when: { qid: 'name', equals: 'x' } })]),
  { title: 'Later', fields: [ask('later')] },
];

test('sections in tabs show one at a time, by the arrow keys too, and send all', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={tabbed} onSubmit={onSubmit} />);
  await userEvent.fill(box('name'), 'Noor');
  expect(box('street').query()).toBeNull();
  await expect.element(box('later')).toBeVisible();
  expect(tab('Nooit').query()).toBeNull();
  await userEvent.click(tab('Zelf'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Thuis')).toHaveFocus();
  await expect.element(tab('Thuis')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await expect.element(box('street')).toHaveFocus();
  await userEvent.keyboard('Dorp');
  expect(box('name').query()).toBeNull();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ qids: { name_0: 'Noor', street_0: 'Dorp', later_0: '' } }),
  );
});

test('a problem in a closed tab opens it at the submit, and at its link', async () => {
  await render(<ExampleForm sections={tabbed} initialAnswers={{ name_0: 'Noor' }} />);
  await expect.element(box('name')).toBeVisible();
  await userEvent.click(submit());
  await expect.element(box('street')).toHaveFocus();
  await expect.element(tab(/Thuis \(1 na te kijken\)/)).toBeVisible();
  await userEvent.click(tab('Zelf'));
  await expect.element(box('street')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('alert').getByRole('link', { name: /street/ }));
  await expect.element(box('street')).toHaveFocus();
});

test('sections in an accordion open by their titles, and for a problem', async () => {
  const sections = [
    section('Zelf', { in: 'accordion' }, [ask('name')]),
    section('Thuis', { in: 'accordion' }, [ask('street', { required: 1 })]),
  ];
  await render(<ExampleForm sections={sections} />);
  const button = (name: RegExp) => page.getByRole('heading').getByRole('button', { name });
  await expect.element(button(/Zelf/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button(/Thuis/)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button(/Zelf/));
  await expect.element(box('name')).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.element(box('street')).toHaveFocus();
  await expect.element(page.getByRole('region', { name: /Thuis/ })).toBeVisible();
});

test('rows with detail show one beside a list of them, and the row with a problem', async () => {
  const kids = ask('kids', {
    type: 'group',
    config: { repeat: { layout: 'detail', label: 'Kind' } },
    fields: [ask('day', { type: 'date' }), ask('first', { required: 1 })],
  });
  await render(
    <ExampleForm
      sections={[{ title: '', fields: [kids] }]}
      initialAnswers={{ kids_0: [{ day_0: '2026-11-20', first_0: 'Noor' }, { first_0: '' }] }}
    />,
  );
  await expect.element(box('first')).toHaveValue('Noor');
  const pick = (name: RegExp) => page.getByRole('list').getByRole('button', { name });
  await expect.element(pick(/Kind 1 Noor/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(submit());
  await expect.element(box('first')).toHaveFocus();
  await expect.element(pick(/Kind 2 \(1 na te kijken\)/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('Jef');
  await expect.element(pick(/Kind 2 Jef/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Kind toevoegen' }));
  await expect.element(box('day')).toHaveFocus();
  await expect.element(box('first')).toHaveValue('');
  await userEvent.click(pick(/Kind 1/));
  await expect.element(box('first')).toHaveValue('Noor');
});

test('questions stand in columns on a wide screen, and below each other on a phone', async () => {
  await page.viewport(1000, 700);
  await render(<ExampleForm sections={[section('Zelf', { columns: 2 }, [ask('one'), ask('two')])]} />);
  const top = (name: string) => Math.round(box(name).element().getBoundingClientRect().top);
  expect(top('one')).toBe(top('two'));
  await page.viewport(390, 700);
  expect(top('one')).toBeLessThan(top('two'));
});
