import { page } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import payments from '#schemas/examples/management/getClubPayments.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { PaymentsPart } from '#src/features/management/ledger/PaymentsPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);
const [example] = payments.response.valid[0]?.value.result ?? [];

type WireInvoice = NonNullable<typeof example>;

/** An invoice of 225 euros to An, of which nothing is paid. */
const unpaid = {
  ...example,
  ...{ state: 'open', paid: 0, open: 225, payments: [], together: [] },
} as WireInvoice;

type Answers = Parameters<typeof openAsMember>[0]['answers'];

/** Opens the payments of a club with these invoices, each with its difference from an invoice of 225 euros that is open. */
export async function openPayments(invoices: readonly object[], answers: Answers = {}) {
  const keys: (string | null)[] = [];
  const noted = Object.fromEntries(
    Object.entries(answers).map(([operation, reply]): [string, Answers[string]] => [
      operation,
      (query, body, headers) => {
        if (headers.has('idempotency-key')) keys.push(headers.get('idempotency-key'));
        return reply(query, body, headers);
      },
    ]),
  );
  const { calls } = await openAsMember({
    at: '/arabesk/beheer/betalingen',
    screen: <PaymentsPart club={club} />,
    answers: { get_club_payments: list(...invoices), ...noted },
  });
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent, keys };
}

/** The answer of a list with these invoices. */
export function list(...invoices: readonly object[]): Answers[string] {
  const result = invoices.map((one, index) => ({ ...unpaid, oid: 12 + index, ...one }));
  return () => Response.json({ result, count: result.length });
}

export const done = answer({});
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const dialog = () => page.getByRole('dialog');
export const field = (label: string) => dialog().getByLabelText(label, { exact: true });
export const notices = () => page.getByRole('log', { name: 'Meldingen' });
