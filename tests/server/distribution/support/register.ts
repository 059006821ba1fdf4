import { newKey } from '../../support/registration.ts';
import type { PortalClient } from './portalClient.ts';

interface Registering {
  readonly club: number;
  readonly uid: number;
  readonly tariff: number;
  /** Answers by the text of the question. The profile answers the others. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Answers the form of one tariff, and takes the price of the cart. Resolves to the cart that can be ordered. */
export async function fillCart(client: PortalClient, { club, uid, tariff, answers }: Registering) {
  const cart = { club, uid, tariffs: [tariff] };
  const form = await client.ask('get_combined_course_registration_form', cart);
  const qids = form.result.flatMap(({ fields }) =>
    fields.flatMap(({ qid, nid, question, last_answer }) => {
      const answer = answers[String(question)] ?? last_answer;
      return answer === undefined ? [] : [[`${qid}_${nid ?? 0}`, answer]];
    }),
  );
  const saved = await client.call(
    'save_combined_course_registration_form',
    {
      ...{ club, tariffs: [tariff], formVersion: form.formVersion, privacyAccepted: true },
      registrations: [{ uid, qids: Object.fromEntries(qids) }],
    },
    newKey(),
  );
  if (saved.status !== 200) throw new Error(`The answers were refused: ${JSON.stringify(saved.body)}`);
  const { result } = await client.ask('compile_public_registration_invoice', cart);
  return { ...cart, total: result.total };
}
