import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storedAddress } from '#form-engine/src/questions/address/address.samples.ts';
import { ExampleForm } from '../registration/exampleForm.tsx';
import { hostileSections, one, submit } from './hostileForm.ts';

for (const mode of ['edit', 'read', 'review'] as const) {
  test(`row 15: markup is shown as text in the ${mode} view, whoever wrote it`, async () => {
    const markup = '<img src=x onerror="window.hacked = true"><b>vet</b>';
    const { container } = await render(
      <ExampleForm
        sections={hostileSections(markup)}
        mode={mode}
        courses={[{ nid: 12, title: markup }]}
        privacy={{ href: '/voorwaarden' }}
        newsletter={{
          entries: [{ email: markup, status: 'subscribed' }],
          custom: { label: markup, question: markup, newsletter: { help: markup } },
        }}
        onSubmit={async () => ({
          problems: [
            { key: 'text_0', path: [], label: markup, rule: 'format', message: markup, severity: 'error' },
          ],
        })}
      />,
    );
    await expect.element(page.getByRole('heading', { name: markup }).first()).toBeVisible();
    if (mode === 'edit') {
      await userEvent.click(submit());
      await expect.element(page.getByRole('alert')).toBeVisible();
    }
    expect(container.querySelector('img[onerror], b')).toBeNull();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });

  test(`row 16: {{7*7}} is not evaluated in the ${mode} view`, async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text must keep its placeholder
    const template = '{{7*7}} ${7*7} {label}';
    const { container } = await render(<ExampleForm sections={hostileSections(template)} mode={mode} />);
    await expect.element(page.getByRole('heading', { name: template }).first()).toBeVisible();
    await expect.element(page.getByText(`text ${template}`, { exact: true })).toBeVisible();
    // +49 and +249 are dial codes.
    expect(container.textContent).not.toMatch(/(?<!\+2?)49/);
  });
}

test('row 15: a refusal of the server is shown as text', async () => {
  const markup = '<img src=x onerror="window.hacked = true">';
  const { container } = await render(
    <ExampleForm
      sections={one({ type: 'text' })}
      onSubmit={async () => ({
        problems: [
          { key: 'q_0', path: [], label: 'Vraag', rule: 'format', message: markup, severity: 'error' },
        ],
      })}
    />,
  );
  await userEvent.click(submit());
  await expect.element(page.getByRole('alert')).toMatchTextContent(/<img src=x/);
  await expect.element(page.getByRole('textbox', { name: /Vraag/ })).toHaveAccessibleDescription(markup);
  expect(container.querySelector('img')).toBeNull();
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
});

test.each([
  ['text', 'textbox', 'محمد'],
  ['textarea', 'textbox', 'محمد'],
] as const)('row 6: Arabic in a %s is shown from right to left', async (type, role, name) => {
  const screen = await render(<ExampleForm sections={one({ type, answer: name })} />);
  const input = page.getByRole(role, { name: /Vraag/ });
  await expect.element(input).toHaveValue(name);
  expect(getComputedStyle(input.element()).direction).toBe('rtl');
  await screen.rerender(<ExampleForm sections={one({ type, answer: name })} mode="review" />);
  await expect.element(page.getByText(name)).toBeVisible();
  expect(getComputedStyle(page.getByText(name).element()).direction).toBe('rtl');
});

test('row 6: Arabic in the street of an address is shown from right to left', async () => {
  await render(
    <ExampleForm sections={one({ type: 'address', answer: { ...storedAddress, street: 'شارع' } })} />,
  );
  const street = page.getByRole('textbox', { name: /Straat/ });
  await expect.element(street).toHaveValue('شارع');
  expect(getComputedStyle(street.element()).direction).toBe('rtl');
});

test('row 9: an answer with a direction mark cannot reverse the text around it', async () => {
  await render(
    <ExampleForm
      sections={[
        {
          title: 'A',
          fields: [{ qid: 'q', nid: 0, type: 'text', question: 'Vraag', answer: '\u202egpj.exe' }],
        },
      ]}
      mode="review"
    />,
  );
  const shown = page.getByText(/gpj\.exe/);
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).unicodeBidi).toBe('isolate');
});
