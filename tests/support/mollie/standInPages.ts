import { escapeHtml } from '#rules/escapeHtml.ts';
import { type PaymentStatus, type StandInPayment, state } from './standInState.ts';

const methods = ['bancontact', 'ideal', 'creditcard', 'banktransfer'];
const outcomes: readonly PaymentStatus[] = ['paid', 'open', 'pending', 'failed', 'canceled', 'expired'];

/** The page on which Mollie's test mode lets the payer choose a method and an outcome. */
export function checkoutPage(id: string): string {
  const payment = state.payments.get(id);
  if (!payment) return page('<p>Unknown payment</p>');
  const { amount, description, status } = payment;
  const over = `<p>This payment is ${status}</p><p><a href="${escapeHtml(payment.redirectUrl)}">Back</a></p>`;
  return page(`<p>${escapeHtml(description)}</p><p>EUR ${amount.value}</p>
${status === 'open' ? form() : over}`);
}

/** Ends a payment as its payer chose. */
export function choose(payment: StandInPayment, chosen: URLSearchParams): void {
  const status = outcomes.find((one) => one === chosen.get('status'));
  if (payment.status !== 'open' || status === undefined) return;
  payment.status = status;
  payment.method = methods.find((one) => one === chosen.get('method')) ?? null;
}

function form(): string {
  const radios = methods.map(
    (one, place) =>
      `<label><input type="radio" name="method" value="${one}"${place === 0 ? ' checked' : ''}> ${one}</label>`,
  );
  const buttons = outcomes.map((one) => `<button name="status" value="${one}">${one}</button>`);
  return `<form method="post">${radios.join('\n')}<p>${buttons.join('\n')}</p></form>`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mollie</title>
<link rel="icon" href="data:,"></head><body><h1>Mollie (stand-in)</h1>${content}</body></html>`;
}
