import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../exampleForm.tsx';

const sections: readonly WireSection[] = [
  { title: '', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Bijnaam' }] },
];
const submit = () => page.getByRole('button', { name: 'Versturen' });
const agreement = () => page.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden van de club' });

test('PrivacyAgreement is never ticked by default, and is required', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm sections={sections} privacy={{ href: '/club/voorwaarden' }} onSubmit={onSubmit} />,
  );
  await expect.element(agreement()).not.toBeChecked();
  await userEvent.click(submit());
  await expect.element(agreement()).toHaveAccessibleDescription('Dit veld is verplicht aan te duiden');
  await expect
    .element(
      page.getByRole('alert').getByRole('link', {
        name: 'Ik ga akkoord met de voorwaarden van de club: Dit veld is verplicht aan te duiden',
      }),
    )
    .toBeVisible();
  await expect.element(agreement()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('PrivacyAgreement links to the conditions, and lets the host open them itself', async () => {
  const onOpen = vi.fn();
  await render(<ExampleForm sections={sections} privacy={{ href: '/club/voorwaarden', onOpen }} />);
  const link = page.getByRole('link', { name: 'voorwaarden van de club' });
  await expect.element(link).toHaveAttribute('href', '/club/voorwaarden');
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await expect.element(agreement()).not.toBeChecked();
});

test('PrivacyAgreement lets the browser open the conditions in a new tab', async () => {
  const onOpen = vi.fn();
  await render(<ExampleForm sections={sections} privacy={{ href: '#voorwaarden', onOpen }} />);
  const link = page.getByRole('link', { name: 'voorwaarden van de club' });
  const clicks: boolean[] = [];
  addEventListener(
    'click',
    (event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(link, { modifiers: ['Control'] });
  expect(clicks).toEqual([false]);
  expect(onOpen).not.toHaveBeenCalled();
});
