import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const question = { type: 'datetime', question: 'Wanneer kom je?' };
const date = () => page.getByRole('textbox', { name: 'Datum' });
const time = () => page.getByRole('textbox', { name: 'Uur' });

test('a date and a time are typed in their own notations, and sent as one moment', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, required: 1 })} onSubmit={onSubmit} />);
  await expect.element(page.getByRole('group', { name: 'Wanneer kom je?' })).toBeVisible();
  await userEvent.fill(date(), '1/2/2027');
  await userEvent.fill(time(), '930');
  await userEvent.tab();
  await expect.element(date()).toHaveValue('01/02/2027');
  await expect.element(time()).toHaveValue('9u30');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '2027-02-01T09:30' } }));
});

test('half a moment is refused at the part that is missing, once both parts are left', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one(question)} onSubmit={onSubmit} />);
  await userEvent.fill(date(), '1/2/2027');
  await userEvent.click(time());
  await expect.element(page.getByText('Vul ook het uur in')).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.element(page.getByText('Vul ook het uur in').first()).toBeVisible();
  await expect.element(time()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(date()).not.toHaveAttribute('aria-invalid');
  await expect.element(time()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a day is picked on the calendar, and the time stays', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: '2026-12-04T14:30' })} />);
  await userEvent.click(page.getByRole('button', { name: 'Kies op de kalender' }));
  await userEvent.click(page.getByRole('button', { name: /^zaterdag 5 december 2026/ }));
  await expect.element(date()).toHaveValue('05/12/2026');
  await expect.element(time()).toHaveValue('14u30');
});

test('a moment is written in full in the review', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: '2026-12-04T14:30' })} mode="review" />);
  await expect.element(page.getByText('04/12/2026 14u30')).toBeVisible();
});

const schema = {
  type: 'object',
  properties: { start: { type: 'string', format: 'date-time', title: 'Begin' } },
};

async function sentBy(initialData: object, edit: () => Promise<void>): Promise<unknown> {
  const onSubmit = vi.fn(async (_data: unknown) => {});
  await render(<SchemaForm schema={schema} initialData={initialData} onSubmit={onSubmit} />);
  await edit();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  return onSubmit.mock.calls[0]?.[0];
}

test('a moment of a JSON Schema keeps the offset that it came with, and its seconds where only the day changes', async () => {
  const start = '2027-02-01T09:30:15+05:30';
  expect(await sentBy({ start }, async () => await userEvent.fill(date(), '2/7/2027'))).toEqual({
    start: '2027-07-02T09:30:15+05:30',
  });
  await expect.element(page.getByText('UTC+05:30')).toBeVisible();
});

test('a new time of a JSON Schema begins at its first second', async () => {
  const start = '2027-02-01T09:30:15Z';
  expect(await sentBy({ start }, async () => await userEvent.fill(time(), '10u'))).toEqual({
    start: '2027-02-01T10:00:00Z',
  });
});

test('a moment that is typed in a form of a JSON Schema gets the offset of the device on that day', async () => {
  const edit = async () => {
    await userEvent.fill(date(), '1/2/2027');
    await userEvent.fill(time(), '9u30');
    await userEvent.fill(date(), '1/7/2027');
  };
  const { start } = (await sentBy({}, edit)) as { start: string };
  expect(start).toMatch(/^2027-07-01T09:30:00[+-]\d\d:\d\d$/);
  expect(new Date(start)).toEqual(new Date(2027, 6, 1, 9, 30));
});

test('half a moment of a JSON Schema without a button is said at its field, once it is left', async () => {
  await render(
    <SchemaForm schema={schema} onSubmit={async () => undefined}>
      <button type="button">Verder</button>
    </SchemaForm>,
  );
  await userEvent.fill(date(), '1/2/2027');
  await userEvent.click(page.getByRole('button', { name: 'Verder' }));
  await expect.element(page.getByText('Vul ook het uur in').first()).toBeVisible();
  await expect.element(time()).toHaveAttribute('aria-invalid', 'true');
});
