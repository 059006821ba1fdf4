import { describe, expect, it } from 'vitest';
import examples from '#schemas/examples/own-registrations/getRegistrations.json' with { type: 'json' };
import { parseOwnRegistrations } from '#src/api/entities/registration/ownRegistration.ts';
import { paymentPill } from '#src/features/own-registrations/view/registrationTexts.ts';

const [example] = examples.response.valid;
const [registration] = parseOwnRegistrations(example?.value.result).registrations;
const today = '2026-11-21';

describe('paymentPill', () => {
  const payment = registration?.payment;
  if (!payment?.standing) throw new Error('The example has no standing');
  const { standing, ...plain } = payment;

  it.each([
    ['a club that asks later', {}, 'Later te betalen', 'info'],
    ['an amount that is not due yet', { due: '2026-12-04' }, 'Nog te betalen', 'info'],
    ['a day that is over', { due: '2026-11-04', overdue: standing.open }, 'Vervallen', 'danger'],
    ['a checkout that was left', { due: '2026-12-04', attempt: 'left' }, 'Nog niet betaald', 'warning'],
  ] as const)('is as calm as the invoice for %s', (_, money, label, tone) => {
    expect(paymentPill({ ...payment, standing: { ...standing, ...money } }, today)).toMatchObject({
      label,
      tone,
    });
  });

  it.each([
    ['open', 'Nog te betalen', 'info'],
    ['paid', 'Betaald', 'success'],
    ['overdue', 'Vervallen', 'danger'],
  ] as const)('reads the state of a backend that tells no more: %s', (state, label, tone) => {
    expect(paymentPill({ ...plain, standing: undefined, state }, today)).toMatchObject({ label, tone });
  });
});
