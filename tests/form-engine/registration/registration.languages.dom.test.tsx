import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import type { RegistrationFormSettings } from '#form-engine/src/registration/registrationFormProps.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { de } from '#form-engine/src/texts/de.ts';
import { en } from '#form-engine/src/texts/en.ts';
import { fr } from '#form-engine/src/texts/fr.ts';
import { allPorts } from '#stories/registration-form/examplePorts.ts';
import './checksLoaded.ts';

const name = { nl: 'Voornaam', en: 'First name', fr: 'Prénom', de: 'Vorname', ar: 'الاسم' };
const sections: readonly WireSection[] = [
  {
    title: { nl: 'Over jou', en: 'About you' },
    fields: [
      { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: name, required: 1 },
      { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Birth' },
      { qid: 'nation', nid: 0, type: 'nationality', question: 'Nation' },
      { qid: 'phone', nid: 0, type: 'phone', question: 'Phone' },
      { qid: 'home', nid: 0, type: 'address', question: 'Home' },
      {
        qid: 'licence',
        nid: 0,
        type: 'text',
        question: 'Licence',
        visible_when: { qid: 'born', lt: '2008-09-01' },
      },
    ],
  },
];

function Form({ locale, ...settings }: Partial<RegistrationFormSettings> & { readonly locale?: string }) {
  return (
    <RegistrationForm
      sections={sections}
      ports={allPorts}
      onSubmit={async () => {}}
      locale={locale}
      {...settings}
    />
  );
}

test.for([
  ['en', en, 'First name'],
  ['fr', fr, 'Prénom'],
  ['de', de, 'Vorname'],
] as const)('RegistrationForm asks and refuses in %s', async ([locale, texts, label]) => {
  const { container } = await render(<Form locale={locale} texts={texts} />);
  const input = page.getByRole('textbox', { name: label });
  await userEvent.click(page.getByRole('button', { name: texts.submit }));
  await expect.element(input).toHaveFocus();
  await expect.element(page.getByText(texts.submitRefused)).toBeVisible();
  const form = container.querySelector('form');
  expect([form?.lang, form?.dir]).toEqual([locale, 'ltr']);
  expect(container.querySelector('[locale]')).toBeNull();
});

test('RegistrationForm lists nationalities and dial codes with country names in its locale', async () => {
  await render(<Form locale="en" texts={en} />);
  await userEvent.fill(page.getByRole('combobox', { name: /^Nation/ }), 'germ');
  await expect.element(page.getByRole('option', { name: 'Germany', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(page.getByRole('combobox', { name: en.dialCode }), 'morocco');
  await expect.element(page.getByRole('option', { name: 'Morocco (+212)' })).toBeVisible();
});

const answers = {
  born_0: '2010-09-01',
  nation_0: 'Duits',
  home_0: {
    street: 'Hauptstraße',
    streetNumber: '1',
    bus: '2',
    postal: '10115',
    city: 'Berlin',
    country: 'DE',
    isValidAddress: true,
  },
};

test('RegistrationForm reviews dates, nationalities and countries in its locale', async () => {
  await render(<Form locale="en" texts={en} mode="review" initialAnswers={answers} />);
  await expect.element(page.getByText('Sep 1, 2010')).toBeVisible();
  await expect.element(page.getByText('Germany', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Hauptstraße 1 box 2, 10115 Berlin, Germany')).toBeVisible();
});

test('RegistrationForm prints conditions on a date in its locale', async () => {
  const { container } = await render(<Form locale="de" texts={de} mode="print" />);
  await expect.element(page.getByText('Nur ausfüllen bei „Birth“ vor dem 01.09.2008')).toBeVisible();
  expect(container.querySelector<HTMLElement>('.cf-form')?.lang).toBe('de');
});

test('RegistrationForm keeps what was typed when its language changes', async () => {
  const { rerender } = await render(<Form locale="en" texts={en} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Noor');
  await rerender(<Form locale="fr" texts={fr} />);
  await expect.element(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Noor');
});

test('RegistrationForm runs from right to left in Arabic, and takes over the page without a locale', async () => {
  const { container, rerender } = await render(<Form locale="ar" />);
  const form = () => container.querySelector('form');
  expect([form()?.lang, form()?.dir]).toEqual(['ar', 'rtl']);
  const input = page.getByRole('textbox', { name: name.ar });
  await expect.element(input).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  const field = input.element().closest('.cf-field');
  // A problem begins on the side where all lines begin, also in a language that runs the other way.
  const problem = field?.querySelector('.cf-problem');
  expect(problem && getComputedStyle(problem).textAlign).toBe('right');
  // A Latin text in a list leaves room for the arrow, which is on the left.
  const dial = page.getByRole('combobox', { name: 'Landcode' });
  await expect.element(dial).toBeVisible();
  expect(parseFloat(getComputedStyle(dial.element()).paddingLeft)).toBeGreaterThan(30);
  await rerender(<Form />);
  expect([form()?.lang, form()?.dir]).toEqual(['', '']);
});
