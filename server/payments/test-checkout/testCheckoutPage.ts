import { escapeHtml } from '#rules/escapeHtml.ts';
import { formatEuros } from '#rules/money.ts';
import { nl } from '../../texts/nl.ts';
import { type Checkout, type CheckoutEnd, testCheckoutPath } from './testCheckout.ts';

const texts = nl.testCheckout;

/** Outcomes of a payment, in the order of their buttons. */
export const endings = ['paid', 'failed', 'cancelled', 'expired'] as const satisfies CheckoutEnd[];

/** A form without scripts, so that it needs no exception from the content security policy. */
export function testCheckoutPage(checkout: Checkout): string {
  const { amountCents, description, state, returnUrl } = checkout;
  return page(`<dl>
<div><dt>${texts.what}</dt><dd>${escapeHtml(description)}</dd></div>
<div class="amount"><dt>${texts.amount}</dt><dd>${escapeHtml(formatEuros(amountCents))}</dd></div>
</dl>
${state === 'open' ? choice() : over(state, returnUrl)}`);
}

export function unknownCheckoutPage(): string {
  return page(`<p>${texts.unknown}</p>
<p><a class="button" href="/">${texts.toPortal}</a></p>`);
}

function choice(): string {
  return `<form method="post">
<fieldset>
<legend>${texts.question}</legend>
${endings
  .map(
    (ending) => `<button name="state" value="${ending}" class="${ending}">${texts.endings[ending]}</button>`,
  )
  .join('\n')}
</fieldset>
</form>`;
}

function over(state: CheckoutEnd, returnUrl: string): string {
  return `<p class="over">${texts.over} <strong>${texts.endings[state]}</strong></p>
<p><a class="button" href="${escapeHtml(returnUrl)}">${texts.back}</a></p>`;
}

function page(content: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${testCheckoutPath}.css">
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${content}
</main>
</body>
</html>
`;
}
