import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationPayload } from '#form-engine/src/answers/registrationPayload.ts';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { NewsletterSettings } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

const sections: readonly WireSection[] = [
  { title: '', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'Bijnaam' }] },
];
const submit = () => page.getByRole('button', { name: 'Versturen' });
const mama = { email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'subscribed' } as const;
const newsletterOf = (email: string) =>
  page.getByRole('checkbox', { name: `Ik wil de nieuwsbrief van de club krijgen op ${email}` });
const messagesOf = (email: string) =>
  page.getByRole('checkbox', { name: `De club mag me berichten sturen op ${email}` });

test('NewsletterChoices sends the choices per address and per club, and shows the club’s own words', async () => {
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

test.for<[string, NewsletterSettings['custom']]>([
  ['no wording at all', undefined],
  ['an empty wording', {}],
  ['a newsletter without help', { newsletter: {} }],
  ['empty texts', { label: '', question: '', newsletter: { help: '' } }],
])('NewsletterChoices keeps the default wording when the club has %s', async ([, custom]) => {
  await render(
    <ExampleForm sections={sections} newsletter={{ entries: [mama], ...(custom && { custom }) }} />,
  );
  const group = page.getByRole('group', { name: 'Nieuwsbrief en berichten' });
  await expect.element(group).toBeVisible();
  await expect.element(group).not.toHaveAttribute('aria-describedby');
  await expect.element(newsletterOf('mama@example.be')).not.toBeChecked();
});

test('NewsletterChoices takes over entries that come later, except where the person chose already', async () => {
  const onSubmit = vi.fn(async (_payload: RegistrationPayload) => {});
  const form = (newsletter?: NewsletterSettings) => (
    <ExampleForm sections={sections} onSubmit={onSubmit} {...(newsletter && { newsletter })} />
  );
  const screen = await render(form());
  expect(page.getByRole('group', { name: 'Nieuwsbrief en berichten' }).query()).toBeNull();
  await screen.rerender(form({ entries: [mama] }));
  await userEvent.click(newsletterOf('mama@example.be'));
  await screen.rerender(
    form({
      entries: [
        { email: 'mama@example.be', status: 'unsubscribed', communicationStatus: 'unsubscribed' },
        { email: 'papa@example.be', status: 'subscribed' },
        { email: 'papa@example.be', status: 'subscribed' },
      ],
    }),
  );
  await expect.element(newsletterOf('mama@example.be')).toBeChecked();
  await expect.element(messagesOf('mama@example.be')).not.toBeChecked();
  await expect.element(newsletterOf('papa@example.be')).toBeChecked();
  expect(messagesOf('papa@example.be').query()).toBeNull();
  await userEvent.click(submit());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    newsletter: { 'mama@example.be': 'subscribed', 'papa@example.be': 'subscribed' },
    communicationStatus: { '7': { 'mama@example.be': 'unsubscribed' } },
  });
});

test('NewsletterChoices asks about messages only when there is a club that sends them', async () => {
  const form = { sections, ports, newsletter: { entries: [mama] }, onSubmit: async () => {} };
  const screen = await render(<RegistrationForm {...form} />);
  await expect.element(newsletterOf('mama@example.be')).toBeVisible();
  expect(messagesOf('mama@example.be').query()).toBeNull();
  await screen.rerender(<RegistrationForm {...form} club={7} />);
  await expect.element(messagesOf('mama@example.be')).toBeVisible();
});

test('NewsletterChoices shows its choices in read mode, but does not let them change', async () => {
  await render(<ExampleForm sections={sections} newsletter={{ entries: [mama] }} mode="read" />);
  await expect.element(messagesOf('mama@example.be')).toBeChecked();
  await expect.element(messagesOf('mama@example.be')).toBeDisabled();
});
