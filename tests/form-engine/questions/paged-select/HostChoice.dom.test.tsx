import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OptionPort } from '#form-engine/src/ports.ts';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import { ports } from '../../registration/exampleForm.tsx';

const clubs = [
  { value: 'c1', label: 'Dansclub Gent' },
  { value: 'c2', label: 'Dansclub Aalst' },
  { value: 'c3', label: 'Turnkring Brugge' },
  { value: 'c4', label: 'Zwemclub Luik' },
];
const matching = (text: string) =>
  clubs.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const asked = (type: string, more: object = {}) => [
  {
    title: 'Club',
    fields: [
      { qid: 'club', type, question: 'Jouw club', config: { options_from: { port: 'clubs' } }, ...more },
    ],
  },
];

async function open(options: OptionPort, sections: unknown) {
  const onSubmit = vi.fn(async () => {});
  await render(<RegistrationForm sections={sections} ports={{ ...ports, options }} onSubmit={onSubmit} />);
  const box = page.getByRole('combobox');
  await expect.element(box).toBeVisible();
  const send = async () => {
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalled();
    return onSubmit.mock.calls.at(-1);
  };
  return { box, send };
}

describe('options that the host finds', () => {
  it('are searched once nobody types, and sent by their value', async () => {
    const search = vi.fn<OptionPort['search']>(async (_list, text) => matching(text));
    const { box, send } = await open({ search }, asked('select'));
    await userEvent.type(box, 'dans');
    await page.getByRole('option', { name: 'Dansclub Aalst' }).click();
    expect(search.mock.calls.map(([list, text]) => [list, text])).toEqual([['clubs', 'dans']]);
    await expect.element(box).toHaveValue('Dansclub Aalst');
    expect(await send()).toMatchObject([{ qids: { club_0: 'c2' } }]);
  });

  it('are those of the last search: an older one is aborted', async () => {
    const answers: { text: string; signal: AbortSignal; give: () => void }[] = [];
    const search: OptionPort['search'] = (_list, text, signal) =>
      new Promise((resolve) => answers.push({ text, signal, give: () => resolve(matching(text)) }));
    const { box } = await open({ search }, asked('select'));
    await userEvent.type(box, 'dans');
    await expect.poll(() => answers).toHaveLength(1);
    await userEvent.fill(box, 'turn');
    await expect.poll(() => answers).toHaveLength(2);
    expect(answers[0]?.signal.aborted).toBe(true);
    answers[1]?.give();
    await expect.element(page.getByRole('option', { name: 'Turnkring Brugge' })).toBeVisible();
    answers[0]?.give();
    expect(page.getByRole('option').elements()).toHaveLength(1);
  });

  it('say that the search failed, and search again', async () => {
    let isDown = true;
    const search: OptionPort['search'] = async (_list, text) => {
      if (isDown) throw new Error('down');
      return matching(text);
    };
    const { box } = await open({ search }, asked('select'));
    await userEvent.type(box, 'gent');
    await expect.element(page.getByText('We konden niet zoeken. Wat je koos, blijft staan.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByRole('option', { name: 'Dansclub Gent' })).toBeVisible();
  });

  it('show a stored value with the label that the host gives', async () => {
    const labels = vi.fn<NonNullable<OptionPort['labels']>>(async (_list, values) =>
      clubs.filter(({ value }) => values.includes(value)),
    );
    const { box, send } = await open({ search: async () => [], labels }, asked('select', { answer: 'c4' }));
    await expect.element(box).toHaveValue('Zwemclub Luik');
    expect(labels).toHaveBeenCalledExactlyOnceWith('clubs', ['c4'], expect.anything());
    expect(await send()).toMatchObject([{ qids: { club_0: 'c4' } }]);
  });

  it('can be several, each removed by itself', async () => {
    const search: OptionPort['search'] = async (_list, text) => matching(text);
    const { box, send } = await open({ search }, asked('select_multiple'));
    for (const name of ['Dansclub Gent', 'Turnkring Brugge']) {
      await userEvent.fill(box, name.slice(-4));
      await page.getByRole('option', { name }).click();
    }
    await page.getByRole('button', { name: /Dansclub Gent/ }).click();
    expect(await send()).toMatchObject([{ qids: { club_0: ['c3'] } }]);
  });
});
