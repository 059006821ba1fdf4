import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import proposals from '#schemas/examples/management/getRefundProposal.json' with { type: 'json' };
import { answer, inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { button, dialog, field, list, notices, openPayments } from './openPayments.tsx';

/** 95 of 170 euros for a course, and a T-shirt of 25 euros. */
const proposal = proposals.response.valid[0]?.value.result;
const seen = { credited: 40, lapses: 10, refunded: 25, byHand: 5 };
const paid = { state: 'paid', paid: 225, open: 0 };

const menu = button('Meer voor KN-2026-000123');
const look = () => userEvent.click(button('Bekijk wat er gebeurt'));
const give = button(/^Geef terug · €\s40,00/);
const effect = () => dialog().getByRole('status');

async function open(answers: Parameters<typeof openPayments>[1] = {}, more: object = {}) {
  const opened = await openPayments([{ ...paid, ...more }], {
    get_refund_proposal: answer(proposal),
    credit_amount: answer(seen),
    ...answers,
  });
  await userEvent.click(menu);
  await userEvent.click(button('Geef een bedrag terug'));
  await expect.element(field('Bedrag')).toBeVisible();
  return opened;
}

test('CreditAmount proposes what the lessons that remain cost, of the whole invoice or of a line', async () => {
  await open();
  await expect.element(field('Bedrag')).toHaveValue('95,00');
  await expect
    .element(dialog())
    .toMatchTextContent(/Ballet 1: nog 19 van de 34 lessen\. Voorstel: €\s95,00\./);
  await expect.element(dialog()).toMatchTextContent(/ATT-2026-000006Dat attest klopt dan niet meer/);
  await expect.element(field('Bedrag')).toHaveAccessibleDescription(/Hoogstens €\s195,00\./);
  await userEvent.selectOptions(field('Waarvan?'), '1');
  await expect.element(field('Bedrag')).toHaveValue('');
  await expect.element(field('Bedrag')).toHaveAccessibleDescription(/Hoogstens €\s25,00\./);
  await expect.element(dialog()).not.toMatchTextContent(/Voorstel/);
});

test.each([
  ['95,001', 'Gestopt', 'Bedrag', /Vul een bedrag tot en met €\s195,00 in\./],
  ['195,01', 'Gestopt', 'Bedrag', /Vul een bedrag tot en met €\s195,00 in\./],
  ['95', ' ', 'Waarom?', /Schrijf waarom\./],
])('CreditAmount sends nothing for %j with reason %j', async (amount, reason, wrong, says) => {
  const { sent } = await open();
  await userEvent.fill(field('Bedrag'), amount);
  await userEvent.fill(field('Waarom?'), reason);
  await look();
  await expect.element(field(wrong)).toHaveAccessibleDescription(says);
  await expect.element(field(wrong)).toHaveFocus();
  expect(sent('credit_amount')).toEqual([]);
});

test('CreditAmount shows what happens, hides it for another amount, and gives back at the amounts that were shown', async () => {
  const { sent, keys } = await open({
    credit_amount: inTurn(
      answer(seen),
      answer(seen),
      () => refusal(500, 'internal', 'Er is iets misgegaan'),
      answer(seen),
    ),
  });
  await userEvent.selectOptions(field('Waarvan?'), '0');
  await userEvent.fill(field('Bedrag'), '40');
  await userEvent.fill(field('Waarom?'), ' Gestopt ');
  // The second press of a double click may not give the money back.
  await userEvent.dblClick(button('Bekijk wat er gebeurt'));
  await expect.element(effect()).toMatchTextContent(/An Peeters moet €\s10,00 minder betalen\./);
  await expect
    .element(effect())
    .toMatchTextContent(/betaalt €\s25,00 terug aan An Peeters\..*Geef zelf €\s5,00 terug aan An Peeters\./);
  expect(effect().element().parentElement).toBe(document.activeElement);
  await userEvent.fill(field('Bedrag'), '39');
  await expect.element(effect()).not.toBeInTheDocument();
  await userEvent.fill(field('Bedrag'), '40');
  await expect.element(effect()).toBeVisible();
  await userEvent.fill(field('Waarom?'), 'Gestopt!');
  await expect.element(give).not.toBeInTheDocument();
  await look();
  await userEvent.click(give);
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/aan onze kant/);
  await userEvent.click(give);
  await expect.element(notices()).toMatchTextContent(/€\s40,00/);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  const wish = { club: expect.any(Number), order: 12, line: 0, amount: 40 };
  const agreed = { ...wish, reason: 'Gestopt!', agreed: seen };
  expect(sent('credit_amount')).toEqual([
    { ...wish, reason: 'Gestopt', preview: true },
    { ...wish, reason: 'Gestopt!', preview: true },
    agreed,
    agreed,
  ]);
  expect(keys[3]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});

test('CreditAmount keeps what was typed when the amounts changed meanwhile, and lets the manager look again', async () => {
  const { sent } = await open({
    get_club_payments: list(paid),
    credit_amount: inTurn(
      answer(seen),
      () => refusal(409, 'conflict', 'De bedragen zijn veranderd.'),
      answer(seen),
    ),
  });
  await userEvent.fill(field('Bedrag'), '40');
  await userEvent.fill(field('Waarom?'), 'Gestopt');
  await look();
  await userEvent.click(give);
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/De bedragen zijn veranderd\./);
  await expect.element(effect()).not.toBeInTheDocument();
  await expect.element(field('Bedrag')).toHaveValue('40');
  await expect.element(field('Waarom?')).toHaveValue('Gestopt');
  expect(sent('get_refund_proposal')).toHaveLength(2);
  await look();
  await expect.element(effect()).toBeVisible();
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
});

test('CreditAmount promises no mail to somebody without an address', async () => {
  await open({}, { mailed: false });
  await expect
    .element(dialog())
    .toMatchTextContent(
      /geen e-mailadres: er vertrekt geen mail\. Geef de creditnota op papier: je vindt de pdf bij Betalingen\./,
    );
  await expect.element(field('Waarom?')).toHaveAccessibleDescription('Dit staat op de creditnota.');
});
