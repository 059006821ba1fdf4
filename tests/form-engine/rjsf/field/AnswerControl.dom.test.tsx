import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '#form-engine/src/SchemaForm.tsx';
import { one } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

/** The suggestions of the browser at an input. */
const suggested = (label: string) => {
  const element = page.getByRole('combobox', { name: new RegExp(`^${label}`) }).element();
  const list = element instanceof HTMLInputElement ? element.list : null;
  return [...(list?.options ?? [])].map(({ value }) => value);
};

test('examples of a text in sections are suggestions, each once', async () => {
  const question = {
    type: 'text',
    question: 'Club',
    config: { examples: ['Arabesk', 'De Dolfijn', 'Arabesk'] },
  };
  await render(<ExampleForm sections={one(question)} />);
  await expect.poll(() => suggested('Club')).toEqual(['Arabesk', 'De Dolfijn']);
});

test('examples in a JSON Schema are suggestions, for an address of a website too', async () => {
  const properties = {
    city: { type: 'string', title: 'Stad', examples: ['Gent', 9000, 'Aalst'] },
    site: { type: 'string', format: 'uri', title: 'Website', examples: ['https://club.example'] },
  };
  await render(<SchemaForm schema={{ type: 'object', properties }} onSubmit={() => {}} />);
  await expect.poll(() => suggested('Stad')).toEqual(['Gent', 'Aalst']);
  await expect.poll(() => suggested('Website')).toEqual(['https://club.example']);
});
