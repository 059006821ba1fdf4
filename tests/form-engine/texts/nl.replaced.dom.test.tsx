import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort, Ports } from '#form-engine/src/ports.ts';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { RegistrationFormSettings } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { nl, type Texts } from '#form-engine/src/texts/nl.ts';
import { everySection } from '#stories/registration-form/everything.ts';
import { allPorts } from '#stories/registration-form/examplePorts.ts';
import '../registration/checksLoaded.ts';

/** Each text as `⟦optional⟧`, followed by its placeholders. A host in another language would replace texts in the same way. */
const marked: Texts = Object.fromEntries(
  Object.entries(nl).map(([name, text]) => [name, `⟦${name}⟧${(text.match(/\{\w+\}/g) ?? []).join('')}`]),
  // `Object.fromEntries` loses the names of the keys.
) as Texts;

const drafts: DraftPort = {
  load: async () => ({ fname_0: '7' }),
  save: async () => {},
  remove: async () => {},
};
const ports: Ports = {
  ...allPorts,
  drafts,
  places: { suggest: async () => [], resolve: () => Promise.reject(new Error('none')) },
};

/** The same questions with all words replaced by digits. */
const wordless: readonly WireSection[] = everySection.map((section, index) => ({
  title: `${index}`,
  fields: section.fields.map(({ help, course_specific_info, options, ...field }, place) => ({
    ...field,
    question: `${index}.${place}`,
    ...(options && {
      options: Object.fromEntries(
        Object.entries(options).map(([key, label], at) => [Array.isArray(options) ? label : key, `${at}`]),
      ),
    }),
  })),
}));

/** Returns visible and accessible texts that a host could not replace. */
function leftOver(root: Element): readonly string[] {
  const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  const spoken = [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent ?? ''),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return spoken
    .map((text) => text.replaceAll(/⟦[^⟧]*⟧|\(\+\d+\)/g, '').trim())
    .filter((text) => /\p{Letter}{2}/u.test(text) && !countries.has(text));
}

/** Names of countries come from the browser, by `Intl.DisplayNames`. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionName = new Intl.DisplayNames('nl-BE', { type: 'region' });
const countries = new Set(letters.flatMap((a) => letters.map((b) => regionName.of(a + b))));

const answers = { allergy_0: 'Ja', fname_0: '' };
async function open(settings: Partial<RegistrationFormSettings> = {}) {
  return render(
    <RegistrationForm
      sections={wordless}
      ports={ports}
      draftKey="noor"
      texts={marked}
      initialAnswers={answers}
      club={7}
      privacy={{ href: '#' }}
      newsletter={{ entries: [{ email: '1@2', status: 'subscribed', communicationStatus: 'subscribed' }] }}
      onSubmit={async () => {}}
      {...settings}
    />,
  );
}

test.for(['edit', 'read', 'review', 'print'] as const)(
  'nl: a host can replace every text that a form shows in mode %s',
  async (mode) => {
    const { container } = await open({ mode });
    await expect.poll(() => container.querySelector('.cf-loading')).toBeNull();
    expect(leftOver(container)).toEqual([]);
  },
);

test('nl: a host can replace every text of a refused form and of a form that could not be sent', async () => {
  const { container } = await open();
  await expect.poll(() => container.querySelector('.cf-loading')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: marked.submit }));
  await expect.element(page.getByText(marked.submitRefused)).toBeVisible();
  expect(leftOver(container)).toEqual([]);
});
