import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Ports } from '#form-engine/src/ports.ts';
import type {
  QuestionControlProps,
  QuestionView,
} from '#form-engine/src/questions/controls/questionView.tsx';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';

const sections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      { qid: 'a', nid: 0, type: 'textarea', question: 'Eerste' },
      { qid: 'b', nid: 0, type: 'textarea', question: 'Tweede' },
    ],
  },
];

function countingViews() {
  const drawn = vi.fn();
  const Control = (props: QuestionControlProps) => {
    drawn(props.field.label, props.ports);
    return <textView.Control {...props} />;
  };
  const counting: QuestionView = { ...textView, Control };
  return { drawn, counting };
}

test('useStablePorts: inline ports and views of a host render no field again, and the draft is read once', async () => {
  const { drawn, counting } = countingViews();
  const load = vi.fn(async () => undefined);
  function Host() {
    const [edits, setEdits] = useState(0);
    return (
      <>
        <output>{edits}</output>
        <ExampleForm
          sections={sections}
          ports={{
            clock: { today: () => '2026-11-20' },
            drafts: { load, save: async () => {}, remove: async () => {} },
          }}
          draftKey="noor"
          views={{ textarea: counting }}
          onChange={() => setEdits((count) => count + 1)}
        />
      </>
    );
  }
  await render(<Host />);
  const drawnAtFirst = drawn.mock.calls.length;
  await userEvent.click(page.getByRole('textbox', { name: /^Eerste/ }));
  await userEvent.keyboard('abc');
  await expect.element(page.getByRole('status').filter({ hasText: '3' })).toBeInTheDocument();
  const drawnSince = drawn.mock.calls.slice(drawnAtFirst).map(([label]) => label);
  expect(drawnSince.length).toBeLessThanOrEqual(3);
  expect(drawnSince).not.toContain('Tweede');
  expect(load).toHaveBeenCalledTimes(1);
});

test('useStablePorts calls the latest ports with the port as `this`, also those of a frozen object', async () => {
  const { drawn, counting } = countingViews();
  class Places {
    readonly #found: string;
    constructor(found: string) {
      this.#found = found;
    }
    async countries() {
      return [this.#found];
    }
    async places() {
      return [];
    }
    async validate() {
      return { valid: true };
    }
  }
  const portsOf = (country: string): Ports =>
    Object.freeze({
      clock: Object.freeze({ today: () => '2026-11-20' }),
      addresses: Object.freeze(new Places(country)),
    });
  const screen = await render(
    <ExampleForm sections={sections} ports={portsOf('BE')} views={{ textarea: counting }} />,
  );
  const ports: Partial<Ports> = drawn.mock.lastCall?.[1];
  const { signal } = new AbortController();
  expect(await ports.addresses?.countries(signal)).toEqual(['BE']);
  await screen.rerender(
    <ExampleForm sections={sections} ports={portsOf('NL')} views={{ textarea: counting }} />,
  );
  expect(await ports.addresses?.countries(signal)).toEqual(['NL']);
  expect(ports.places).toBeUndefined();
});
