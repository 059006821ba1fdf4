import type { ServerProcess } from '#tests/server/support/serverProcess.ts';
import { post } from '#tests/server/support/serverProcess.ts';
import { costlyValues } from './costlyValues.ts';
import type { HostileRequest } from './hostileRequests.ts';

const registration = { club: 1, tariffs: [1121] };

/** Sizes in bytes of a text and of a list that the contract allows as an answer. */
const sizes = [19_000, 60_000];

/**
 * Builds a registration form with the costliest answers that the contract allows, one for every question. They pass the
 * contract, so the rules of the form must handle them.
 */
export async function hostileAnswers(server: ServerProcess, cookie: string): Promise<HostileRequest[]> {
  const asked = { name: 'get_combined_course_registration_form', cookie } as const;
  const { body } = await post(server, { ...asked, body: { ...registration, uid: 1 } });
  const keys = JSON.stringify(body.result).matchAll(/"qid":(\d+),"nid":(\d+)/g);
  const names = [...keys].map(([, qid, nid]) => `${qid}_${nid}`);
  if (names.length < 10) throw new Error('The demo form asks hardly anything');
  return Object.entries(costlyValues).flatMap(([what, json]) =>
    sizes.map((size) => {
      const answer = json(Math.min(size, Math.floor(1_000_000 / names.length)));
      const qids = `{${names.map((name) => `"${name}":${answer}`)}}`;
      const rest = JSON.stringify({ ...registration, formVersion: body.formVersion, privacyAccepted: true });
      return {
        title: `answers of ${size} bytes: ${what}`,
        method: 'POST',
        path: '/api?q=save_combined_course_registration_form',
        headers: { 'content-type': 'application/json' },
        body: `${rest.slice(0, -1)},"registrations":[{"uid":1,"qids":${qids}}]}`,
      };
    }),
  );
}
