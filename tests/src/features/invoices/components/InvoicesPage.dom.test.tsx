import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import detail from '#schemas/examples/invoices/getInvoice.json' with { type: 'json' };
import list from '#schemas/examples/invoices/getInvoices.json' with { type: 'json' };
import { InvoicesPage } from '#src/features/invoices/components/InvoicesPage.tsx';
import { announcePayment } from '#src/features/payment/index.ts';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';
import { noor } from '../../session/people.ts';

const [inParts, settled] = list.response.valid[0]?.value.result ?? [];
const sheet = detail.response.valid[0]?.value.result;
const late = {
  ...inParts,
  ...{
    oid: 5,
    uid: 4,
    name: 'Mila Peeters',
    subjects: ['Kleuterturnen'],
    state: 'overdue',
    due: '2026-11-01',
  },
  ...{ total: 118, paid: 0, open: 118, overdue: 118, payable: 118 },
};
const unpaid = {
  ...inParts,
  ...{ oid: 7, subjects: ['Clubturnpak'], state: 'open', total: 49, paid: 0, open: 49, payable: 49 },
};
const gone = { ...settled, oid: 8, subjects: ['Workshop streetdance'], state: 'credited', credited: 64 };
const several = [late, inParts, unpaid, settled, gone];

const toPay = () => page.getByRole('region', { name: 'Nog te betalen' });
const done = () => page.getByRole('region', { name: 'Afgehandeld' });
const count = (where: Locator) => expect.poll(() => where.getByRole('listitem').elements().length);

function open(at = '/kostennota-s', answers: Parameters<typeof openAsMember>[0]['answers'] = {}) {
  return openAsMember({
    at,
    screen: <InvoicesPage />,
    answers: { get_invoices: answer(several), ...answers },
  });
}

test('InvoicesPage lists open invoices in the order of the server, and only the first has a primary button', async () => {
  await open();
  const cards = toPay().getByRole('listitem');
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(/Vervallen.*Kleuterturnen.*Mila Peeters · Turnkring De Zwaluw/);
  await expect.element(cards.nth(1)).toMatchTextContent(/Deels betaald.*Recreatief turnen/);
  await expect.element(cards.nth(2)).toMatchTextContent(/Nog te betalen.*Clubturnpak/);
  await expect
    .element(page.getByText(/^Nu te betalen: €\s\d+,\d\d\. Daarvan is €\s118,00 vervallen\./))
    .toBeVisible();
  const colours = toPay()
    .getByRole('button', { name: /^Nu betalen/ })
    .elements()
    .map((button) => getComputedStyle(button).backgroundColor);
  expect(colours).toHaveLength(3);
  expect(colours[1]).toBe(colours[2]);
  expect(colours[0]).not.toBe(colours[1]);
  await expect
    .element(done().getByRole('listitem').nth(0))
    .toMatchTextContent(/Balletschoenen.*Deels gecrediteerd/);
  await expect.element(done().getByRole('listitem').nth(1)).toMatchTextContent(/Workshop.*Gecrediteerd/);
  expect(document.title).toMatch(/^Kostennota’s/);
});

test('InvoicesPage keeps its filters in the address and in the links to an invoice and back', async () => {
  const { router, address } = await open('/kostennota-s', { get_invoice: answer(sheet) });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Gezinslid' }), 'Lars Peeters');
  await expect.poll(address).toBe('/kostennota-s?lid=3');
  await count(toPay()).toBe(2);
  await expect.element(page.getByRole('link', { name: /Kleuterturnen/ })).not.toBeInTheDocument();
  await userEvent.click(toPay().getByRole('link', { name: /Recreatief turnen/ }));
  await expect.poll(address).toBe('/kostennota-s?lid=3&nota=6');
  await userEvent.click(page.getByRole('link', { name: 'Alle kostennota’s' }));
  await expect.poll(address).toBe('/kostennota-s?lid=3');
  await router.navigate('/kostennota-s?lid=2');
  await expect
    .element(page.getByRole('heading', { name: 'Geen kostennota’s met deze filters' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Wis filters' }));
  await expect.poll(address).toBe('/kostennota-s');
  await count(toPay()).toBe(3);
});

test('InvoicesPage shows one invoice with its lines, parts, rounding and the facts of a transfer', async () => {
  const transfer = {
    to: 'Turnkring',
    iban: 'BE71096123456769',
    amount: 80,
    reference: '+++000/0000/00606+++',
    codeLine: '',
  };
  await open('/kostennota-s?nota=6', { get_invoice: answer({ ...sheet, transfer }) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Kostennota KN-2026-000006' }))
    .toBeVisible();
  for (const told of [
    /^€\s80,00$/,
    /^Nog €\s30,00$/,
    'Afronding',
    /^−\s€\s0,01$/,
    'Overschrijving',
    'BE71 0961 2345 6769',
  ])
    await expect.element(page.getByText(told, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('+++000/0000/00606+++')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Kopieer het rekeningnummer' })).toBeVisible();
  expect(document.title).toMatch(/^Kostennota KN-/);
});

test('InvoicesPage links to the document of an invoice and of each credit note, and tells what comes back', async () => {
  await open('/kostennota-s?nota=4', { get_invoice: answer({ ...sheet, ...settled }) });
  await expect.element(page.getByText(/De club betaalt je €\s26,50 terug\./)).toBeVisible();
  const link = (number: string) => page.getByRole('link', { name: new RegExp(`^Bekijk als pdf ${number}`) });
  await expect.element(link('KN-')).toHaveAttribute('href', expect.stringContaining('q=view_invoice'));
  await expect
    .element(link('CN-'))
    .toHaveAttribute('href', expect.stringMatching(/q=view_credit_note.*creditNote=1/));
});

test('InvoicesPage thanks for an invoice that was paid meanwhile, and brings its row into view', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...settled, oid: 100 + index }));
  const paid = { ...unpaid, state: 'paid', paid: 49, open: 0, payable: 0 };
  await page.viewport(390, 500);
  await open('/kostennota-s', { get_invoices: inTurn(answer([unpaid, ...many]), answer([...many, paid])) });
  await count(toPay()).toBe(1);
  announcePayment();
  const row = done().getByRole('listitem').filter({ hasText: 'Clubturnpak' });
  await expect.element(row).toMatchTextContent(/Betaald/);
  await expect.element(row).toBeInViewport();
  await expect.element(page.getByText('Betaald, bedankt')).toBeVisible();
});

test('InvoicesPage opens the invoice that is due first for `?outstanding=true`', async () => {
  const { calls } = await open('/kostennota-s?outstanding=true', { get_invoice: answer(sheet) });
  await expect.element(page.getByRole('heading', { level: 1, name: /^Kostennota KN-/ })).toBeVisible();
  expect(calls.at(-1)).toEqual({ operation: 'get_invoice', request: { oid: '5' } });
});

test('InvoicesPage says that nothing is outstanding when all is paid', async () => {
  await open('/kostennota-s?outstanding=true', { get_invoices: answer([settled]) });
  await expect.element(page.getByText('Er staat niets meer open.')).toBeVisible();
  await expect.element(done()).toBeVisible();
});

test('InvoicesPage says what appears here for a member without invoices, and links to the clubs', async () => {
  await open('/kostennota-s?outstanding=true', { get_invoices: answer([]) });
  await expect.element(page.getByRole('heading', { name: 'Je hebt nog geen kostennota’s' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zoek een club' })).toBeVisible();
});

test.each(['6', 'abc', ''])(
  'InvoicesPage finds no invoice %j that is refused or no number, and links back to the list with its filters',
  async (nota) => {
    const { address, calls } = await open(`/kostennota-s?lid=3&nota=${encodeURIComponent(nota)}`, {
      get_invoice: () => refusal(404, 'not-found'),
    });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'We vinden deze kostennota niet' }))
      .toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'get_invoice')).toHaveLength(nota === '6' ? 1 : 0);
    await userEvent.click(page.getByRole('link', { name: 'Alle kostennota’s' }));
    await expect.poll(address).toBe('/kostennota-s?lid=3');
  },
);

test('InvoicesPage ends the amount of every open invoice where its pay button ends on a wide screen', async () => {
  await page.viewport(1280, 800);
  await open();
  await count(toPay()).toBe(3);
  for (const card of toPay().getByRole('listitem').all()) {
    const endOf = (locator: Locator) => locator.element().getBoundingClientRect().right;
    expect(endOf(card.getByText(/^€/).first())).toBeCloseTo(
      endOf(card.getByRole('button', { name: /^Nu betalen/ })),
      0,
    );
  }
});

test('InvoicesPage breaks no word of a chosen filter on a phone', async () => {
  await open();
  await count(toPay()).toBe(3);
  expect(document.querySelectorAll('select').length).toBeGreaterThan(0);
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 844);
    expect(brokenChoices(), `${width} px`).toEqual([]);
  }
});

/** The choices of selects that have a word wider than the room for text. */
function brokenChoices(): string[] {
  const px = (length: string) => Number.parseFloat(length) || 0;
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const text = select.selectedOptions[0]?.text ?? '';
    const copy = getComputedStyle(select.parentElement ?? select, '::after');
    const probe = document.createElement('div');
    probe.textContent = text;
    Object.assign(probe.style, { position: 'absolute', font: copy.font, width: 'min-content' });
    document.body.append(probe);
    const widestWord = probe.getBoundingClientRect().width;
    probe.remove();
    const room = select.clientWidth - px(copy.paddingLeft) - px(copy.paddingRight);
    return widestWord > room ? [`${text}: ${widestWord} px in ${room} px`] : [];
  });
}

test('InvoicesPage tells a grandfather and a grandson of one name apart', async () => {
  const jan = { ...noor, firstName: 'Jan', name: 'Jan Peeters' };
  const family = [
    { ...jan, uid: 4, birthdate: '1948-05-01' },
    { ...jan, uid: 5, birthdate: '2014-09-30' },
  ];
  const of = (uid: number) => ({ ...late, oid: uid, uid, name: 'Jan Peeters' });
  await openAsMember({
    at: '/kostennota-s',
    screen: <InvoicesPage />,
    family,
    answers: { get_invoices: answer([of(4), of(5)]) },
  });
  await expect.element(toPay().getByText(/^Jan Peeters \(1948\) · /)).toBeVisible();
  await expect.element(toPay().getByText(/^Jan Peeters \(2014\) · /)).toBeVisible();
});
