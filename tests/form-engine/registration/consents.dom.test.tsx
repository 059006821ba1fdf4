import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationPayload } from '../../../form-engine/src/answers/registrationPayload.ts';
import type { WireSection } from '../../../form-engine/src/sections/wireSection.ts';
import { ExampleForm } from './exampleForm.tsx';

const sections: readonly WireSection[] = [
  { title: '', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Bijnaam' }] },
];
const submit = () => page.getByRole('button', { name: 'Versturen' });
const agreement = () => page.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden van de club' });

test('PrivacyAgreement is never ticked beforehand and must be accepted', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm sections={sections} privacy={{ href: '/club/voorwaarden' }} onSubmit={onSubmit} />,
  );
  await expect.element(agreement()).not.toBeChecked();
  await userEvent.click(submit());
  await expect.element(agreement()).toHaveAccessibleDescription('Dit veld is verplicht aan te duiden');
  await expect.element(agreement()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('PrivacyAgreement leads to the conditions, by the host where it wants to show them itself', async () => {
  const onOpen = vi.fn();
  await render(<ExampleForm sections={sections} privacy={{ href: '/club/voorwaarden', onOpen }} />);
  const link = page.getByRole('link', { name: 'voorwaarden van de club' });
  await expect.element(link).toHaveAttribute('href', '/club/voorwaarden');
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await expect.element(agreement()).not.toBeChecked();
});

test('NewsletterChoices are sent per address and per club, in the club’s own words', async () => {
  const sent: RegistrationPayload[] = [];
  await render(
    <ExampleForm
      sections={sections}
      newsletter={{
        entries: [{ email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' }],
        custom: {
          label: 'Blijf op de hoogte',
          question: 'Stuur mij het clubblad',
          newsletter: { help: 'Vier keer per jaar' },
        },
      }}
      onSubmit={async (payload) => void sent.push(payload)}
    />,
  );
  await expect
    .element(page.getByRole('group', { name: 'Blijf op de hoogte' }))
    .toHaveAccessibleDescription('Vier keer per jaar');
  await userEvent.click(page.getByRole('checkbox', { name: 'Stuur mij het clubblad (mama@example.be)' }));
  await userEvent.click(
    page.getByRole('checkbox', { name: 'De club mag me berichten sturen op mama@example.be' }),
  );
  await userEvent.click(submit());
  expect(sent).toEqual([
    {
      qids: { a_0: '' },
      newsletter: { 'mama@example.be': 'subscribed' },
      communicationStatus: { '7': { 'mama@example.be': 'unsubscribed' } },
      club: 7,
    },
  ]);
});
