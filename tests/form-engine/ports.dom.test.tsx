import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Address, AddressPort, Ports } from '#form-engine/src/headless.ts';
import type { RegistrationFormSettings } from '#form-engine/src/index.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { fakeAddresses, fakePlaces, forever, gent } from './questions/address/fakeAddresses.ts';
import { choose, instantUploads, someFile } from './questions/file/fakeUploads.ts';
import { ExampleForm, ports } from './registration/exampleForm.tsx';

type Faulty = <T>(late: T, fresh?: T) => () => Promise<T>;

const sections: readonly WireSection[] = [
  {
    title: 'Gegevens',
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Voornaam' },
      { qid: 'home', nid: 0, type: 'address', question: 'Adres' },
      { qid: 'paper', nid: 0, type: 'file', question: 'Attest' },
    ],
  },
];

const part = (name: string) => page.getByRole('textbox', { name });
const name = () => part('Voornaam (optioneel)');
const city = () => page.getByRole('combobox', { name: 'Gemeente' });

async function fillAddress(street = 'Kerkstraat'): Promise<void> {
  await expect.element(part('Straat')).toBeVisible();
  await userEvent.fill(part('Straat'), street);
  await userEvent.fill(part('Huisnummer'), '12');
  await userEvent.fill(page.getByRole('combobox', { name: 'Postcode' }), '9000');
  await userEvent.fill(city(), 'Gent');
  await userEvent.keyboard('{Tab}');
}

interface Overview {
  /** The ports of the form, including the faulty one. */
  readonly ports: (faulty: Faulty) => Partial<Ports>;
  /** The user's action that makes the form call the port. */
  readonly act: () => Promise<void>;
  readonly askedBySubmit?: true;
  /** The sentence that the form shows when the port fails. Absent when the user loses nothing by the failure. */
  readonly sentence?: string;
  /** The user's action while the port has not answered yet. The late answer must not change its result. */
  readonly meanwhile?: () => Promise<void>;
  /** The expected payload besides the first name. */
  readonly sent: Readonly<Record<string, unknown>>;
}

type Checked = Awaited<ReturnType<AddressPort['validate']>>;
const elsewhere: Address = { ...gent, street: 'Oude straat', city: 'Brugge', postal: '8000' };

const overview: Readonly<Record<string, Overview>> = {
  'addresses.countries': {
    ports: (faulty) => ({ addresses: fakeAddresses({ countries: faulty(['NL']) }) }),
    act: fillAddress,
    sentence: 'We konden de lijst met landen niet laden. Probeer het straks opnieuw.',
    sent: { home_0: expect.objectContaining({ street: 'Kerkstraat', country: 'BE' }) },
  },
  'addresses.places': {
    ports: (faulty) => ({
      addresses: fakeAddresses({ places: faulty([{ postal: '8000', city: 'Brugge' }]) }),
    }),
    act: fillAddress,
    sentence: 'We konden de lijst met gemeenten niet laden. Vul postcode en gemeente zelf in.',
    sent: { home_0: expect.objectContaining({ postal: '9000', city: 'Gent' }) },
  },
  'addresses.validate': {
    ports: (faulty) => ({
      addresses: fakeAddresses({
        validate: faulty<Checked>({ valid: false, suggestion: { street: 'Oude straat' } }, { valid: true }),
      }),
    }),
    act: fillAddress,
    sentence: 'We konden dit adres niet nakijken. Je kan gewoon verdergaan.',
    meanwhile: () => userEvent.fill(part('Straat'), 'Nieuwstraat'),
    sent: { home_0: expect.objectContaining({ street: 'Nieuwstraat' }) },
  },
  'places.suggest': {
    ports: (faulty) => ({ places: fakePlaces({ suggest: faulty([{ id: 'old', text: 'Oude straat 1' }]) }) }),
    act: () => userEvent.fill(page.getByRole('combobox', { name: 'Zoek je adres' }), 'Kerkstr'),
    sentence: 'We kunnen nu geen adressen zoeken. Vul je adres zelf in.',
    sent: { home_0: '' },
  },
  'places.resolve': {
    ports: (faulty) => ({ places: fakePlaces({ resolve: faulty(elsewhere) }) }),
    act: async () => {
      await userEvent.fill(page.getByRole('combobox', { name: 'Zoek je adres' }), 'Kerkstr');
      await userEvent.click(page.getByRole('option', { name: 'Kerkstraat 12, 9000 Gent' }));
    },
    sentence: 'We kunnen nu geen adressen zoeken. Vul je adres zelf in.',
    meanwhile: () => userEvent.fill(page.getByRole('combobox', { name: 'Zoek je adres' }), 'Nieuw'),
    sent: { home_0: '' },
  },
  'uploads.send': {
    ports: (faulty) => ({ uploads: { send: faulty({ path: 'stored/oud.pdf' }) } }),
    act: () => choose(/^Attest/, someFile('oud.pdf')),
    sentence: 'Het lukt even niet.',
    meanwhile: () => userEvent.click(page.getByRole('button', { name: /oud\.pdf/ }).first()),
    sent: { paper_0: '' },
  },
  'drafts.load': {
    ports: (faulty) => ({ drafts: { ...drafts, load: faulty({ name_0: 'Oude naam' }) } }),
    act: async () => {},
    sent: {},
  },
  'drafts.save': {
    ports: (faulty) => ({ drafts: { ...drafts, save: faulty(undefined) } }),
    act: () => userEvent.fill(name(), 'No'),
    sent: {},
  },
  'drafts.remove': {
    ports: (faulty) => ({ drafts: { ...drafts, remove: faulty(undefined) } }),
    act: async () => {},
    askedBySubmit: true,
    sent: {},
  },
};

const drafts = { load: async () => undefined, save: async () => {}, remove: async () => {} };

const matrix = Object.entries(overview).flatMap(([port, row]) =>
  (['fails', 'hangs', 'answers late'] as const).map((fault) => ({ port, fault, row })),
);

test.each(matrix)(
  '$port that $fault: the form stays usable and keeps the newer answers',
  async ({ fault, row }) => {
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    const faulty: Faulty =
      (late, fresh = late) =>
      async () => {
        asked += 1;
        if (fault === 'hangs') return forever();
        // Only an upload reads what its port rejects with; the other ports may reject with anything.
        if (fault === 'fails') throw Object.assign(new Error('down'), failure);
        if (asked > 1) return fresh;
        await answer.promise;
        return late;
      };
    const onSubmit = vi.fn<RegistrationFormSettings['onSubmit']>(async () => {});
    const given: Ports = { ...ports, uploads: instantUploads, ...row.ports(faulty) };
    await render(<ExampleForm sections={sections} ports={given} draftKey="noor" onSubmit={onSubmit} />);
    await expect.element(name()).toBeVisible();
    await row.act();
    if (!row.askedBySubmit) await expect.poll(() => asked).toBeGreaterThan(0);
    if (fault === 'fails' && row.sentence)
      await expect.element(page.getByText(row.sentence, { exact: false }).first()).toBeVisible();
    await row.meanwhile?.();
    await userEvent.fill(name(), 'Noor');
    answer.resolve();
    await userEvent.click(page.getByRole('button', { name: /^Versturen|^Bezig/ }));
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit.mock.calls[0]?.[0].qids).toEqual(
      expect.objectContaining({ name_0: 'Noor', ...row.sent }),
    );
    await expect.poll(() => asked).toBeGreaterThan(0);
  },
);

const failure = { retryable: false, message: 'Het lukt even niet.' };
