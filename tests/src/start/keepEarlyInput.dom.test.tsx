import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notLoadedEvent, takenOverEvent } from '#src/platform/loading/startProtocol.ts';
import { keepEarlyInput } from '#src/start/keepEarlyInput.ts';

function Fields() {
  const [state, setState] = useState({
    name: '',
    note: '',
    age: '',
    news: false,
    day: 'ma',
    size: '',
    presses: 0,
    took: '',
  });
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  return (
    <form method="post">
      <a href="#naam">Naar de naam</a>
      <a
        suppressHydrationWarning
        href="/verder"
        onClick={(event) => {
          event.preventDefault();
          set({ took: state.name });
        }}
      >
        Verder
      </a>
      <input
        id="naam"
        aria-label="Naam"
        value={state.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <textarea
        aria-label="Nota"
        value={state.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <input
        aria-label="Leeftijd"
        type="number"
        value={state.age}
        onChange={(event) => set({ age: event.target.value })}
      />
      <input
        aria-label="Nieuws"
        type="checkbox"
        checked={state.news}
        onChange={(event) => set({ news: event.target.checked })}
      />
      {['ma', 'di', 'wo'].map((day) => (
        <input
          key={day}
          aria-label={day}
          type="radio"
          name="dag"
          checked={state.day === day}
          onChange={() => set({ day })}
        />
      ))}
      <select aria-label="Maat" value={state.size} onChange={(event) => set({ size: event.target.value })}>
        <option value="">Kies</option>
        <option value="s">Small</option>
        <option value="m">Medium</option>
      </select>
      {/* The mark of a press is no mismatch. */}
      <button
        suppressHydrationWarning
        type="button"
        onClick={() => setState((before) => ({ ...before, presses: before.presses + 1 }))}
      >
        Tel
      </button>
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

function openPage() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Fields />);
  document.body.append(container);
  keepEarlyInput(document);
  onTestFinished(() => {
    document.dispatchEvent(new Event(takenOverEvent));
    container.remove();
  });
  return {
    async takeOver() {
      const root = hydrateRoot(container, <Fields />);
      onTestFinished(() => root.unmount());
      const button = page.getByRole('button', { name: 'Tel' }).element();
      await expect.poll(() => Object.keys(button).some((key) => key.startsWith('__reactProps'))).toBe(true);
      document.dispatchEvent(new Event(takenOverEvent));
    },
    state: (): unknown => JSON.parse(container.querySelector('output')?.textContent ?? ''),
  };
}

test('what a person chose and typed in every kind of field is in React’s state after it has taken over', async () => {
  const { takeOver, state } = openPage();
  await userEvent.type(page.getByLabelText('Naam'), 'Lars');
  await userEvent.type(page.getByLabelText('Nota'), 'Komt later');
  await userEvent.type(page.getByLabelText('Leeftijd'), '8');
  await userEvent.click(page.getByLabelText('Nieuws'));
  await userEvent.click(page.getByLabelText('wo'));
  await userEvent.selectOptions(page.getByLabelText('Maat'), 'm');
  await takeOver();
  await expect.poll(state).toEqual({
    name: 'Lars',
    note: 'Komt later',
    age: '8',
    news: true,
    day: 'wo',
    size: 'm',
    presses: 0,
    took: '',
  });
  await expect.element(page.getByLabelText('Naam')).toHaveValue('Lars');
  await expect.element(page.getByLabelText('Nieuws')).toBeChecked();
  await expect.element(page.getByLabelText('wo')).toBeChecked();
});

test('a link to a part of the page moves the focus at once, and leaves the address as it is', async () => {
  const { takeOver } = openPage();
  const before = window.location.href;
  await userEvent.click(page.getByRole('link', { name: 'Naar de naam' }));
  await expect.element(page.getByLabelText('Naam')).toHaveFocus();
  await takeOver();
  await expect.element(page.getByLabelText('Naam')).toHaveFocus();
  expect(window.location.href).toBe(before);
});

test('what a person took back stays taken back', async () => {
  const { takeOver, state } = openPage();
  await userEvent.click(page.getByLabelText('Nieuws'));
  await userEvent.click(page.getByLabelText('Nieuws'));
  await userEvent.click(page.getByLabelText('di'));
  await userEvent.click(page.getByLabelText('ma'));
  await userEvent.type(page.getByLabelText('Naam'), 'L{Backspace}');
  await takeOver();
  await expect.poll(state).toMatchObject({ news: false, day: 'ma', name: '' });
  await expect.element(page.getByLabelText('ma')).toBeChecked();
  await expect.element(page.getByLabelText('Nieuws')).not.toBeChecked();
});

test('a button no longer looks busy once the scripts turn out not to load', async () => {
  openPage();
  const button = page.getByRole('button', { name: 'Tel' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('data-waiting');
  document.dispatchEvent(new Event(notLoadedEvent));
  await expect.element(button).not.toHaveAttribute('data-waiting');
  await userEvent.click(button);
  await expect.element(button).not.toHaveAttribute('data-waiting');
});

test('the last pressed button is pressed once, however often it was pressed', async () => {
  const { takeOver, state } = openPage();
  await userEvent.click(page.getByRole('button', { name: 'Tel' }));
  await userEvent.click(page.getByRole('button', { name: 'Tel' }));
  await expect.element(page.getByRole('button', { name: 'Tel' })).toHaveAttribute('data-waiting');
  await takeOver();
  await expect.poll(state).toMatchObject({ presses: 1 });
  await expect.element(page.getByRole('button', { name: 'Tel' })).not.toHaveAttribute('data-waiting');
});

test('a link takes along what was typed before its press', async () => {
  const { takeOver, state } = openPage();
  await userEvent.type(page.getByLabelText('Naam'), 'Lars');
  await userEvent.click(page.getByRole('link', { name: 'Verder' }));
  await takeOver();
  await expect.poll(state).toMatchObject({ name: 'Lars', took: 'Lars' });
});

test('a link leads on by itself where nothing was typed, with another key, and once the scripts turn out not to load', async () => {
  openPage();
  const link = page.getByRole('link', { name: 'Verder' });
  let reached = 0;
  link.element().addEventListener('click', (event) => {
    event.preventDefault();
    reached += 1;
  });
  await userEvent.click(link);
  expect(reached).toBe(1);
  await userEvent.type(page.getByLabelText('Naam'), 'Lars');
  await userEvent.click(link, { modifiers: ['Control'] });
  expect(reached).toBe(2);
  await userEvent.click(link);
  expect(reached).toBe(2);
  document.dispatchEvent(new Event(notLoadedEvent));
  expect(reached).toBe(3);
});
