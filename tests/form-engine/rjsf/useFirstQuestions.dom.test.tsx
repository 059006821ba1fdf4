import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExampleForm } from '../registration/exampleForm.tsx';

const sectionsOf = (count: number) => [
  {
    title: 'Vragen',
    fields: Array.from({ length: count }, (_, index) => ({
      qid: `q${index}`,
      nid: 0,
      type: 'text' as const,
      question: `Vraag ${index + 1}`,
      required: 1 as const,
    })),
  },
];
const countFields = () => document.querySelectorAll('.cf-section .cf-field').length;

let whenIdle: IdleRequestCallback[] = [];
beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => whenIdle.push(task));
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a long form', () => {
  it('draws its first questions at once, and the rest while the browser is idle', async () => {
    await render(<ExampleForm sections={sectionsOf(120)} />);
    expect(countFields()).toBe(25);
    for (const task of whenIdle) task({ didTimeout: false, timeRemaining: () => 10 });
    await expect.poll(countFields).toBe(120);
  });

  it('is whole before it is printed', async () => {
    await render(<ExampleForm sections={sectionsOf(120)} />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(countFields()).toBe(120);
  });

  it.each(['{Tab}', '{End}', '{Control>}f{/Control}'])('is whole when somebody presses %s', async (keys) => {
    await render(<ExampleForm sections={sectionsOf(120)} />);
    await userEvent.keyboard(keys);
    expect(countFields()).toBe(120);
  });

  it('waits with the rest while somebody types in it', async () => {
    await render(<ExampleForm sections={sectionsOf(120)} />);
    await userEvent.click(page.getByLabelText('Vraag 3', { exact: true }));
    await userEvent.keyboard('a');
    expect(countFields()).toBe(25);
  });

  it('is whole when a submit is refused, with a link in the summary to each question', async () => {
    await render(<ExampleForm sections={sectionsOf(120)} />);
    await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
    expect(countFields()).toBe(120);
    const links = document.querySelectorAll<HTMLAnchorElement>('.cf-summary a[href*="_q"]');
    expect(links).toHaveLength(120);
    for (const link of links) expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    await expect.element(page.getByLabelText('Vraag 1', { exact: true })).toHaveFocus();
  });

  it('is whole at once for an address with an anchor', async () => {
    history.replaceState(null, '', '#q99');
    await render(<ExampleForm sections={sectionsOf(120)} />);
    expect(countFields()).toBe(120);
  });

  it('is whole in the HTML of a server, and hydrates without a difference', async () => {
    const form = <ExampleForm sections={sectionsOf(120)} />;
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(form);
    expect(countFields()).toBe(120);
    const firstField = place.querySelector('.cf-field');
    const recovered = vi.fn();
    const root = hydrateRoot(place, form, { onRecoverableError: recovered });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(recovered).not.toHaveBeenCalled();
    expect(countFields()).toBe(120);
    expect(place.querySelector('.cf-field')).toBe(firstField);
    root.unmount();
    place.remove();
  });
});

it('A form that is not long is drawn whole at once', async () => {
  await render(<ExampleForm sections={sectionsOf(100)} />);
  expect(countFields()).toBe(100);
});
