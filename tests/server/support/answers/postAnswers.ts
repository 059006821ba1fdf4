import { arabesk, completeAnswers, newKey } from '../registration.ts';
import { post, type ServerProcess } from '../serverProcess.ts';
import { untilAnswered } from './untilAnswered.ts';

/** Answers all questions that Arabesk asks an adult, on a server in its own process. */
export async function postAnswers(
  server: ServerProcess,
  {
    cookie,
    uid,
    tariffs,
  }: { readonly cookie: string; readonly uid: number; readonly tariffs: readonly number[] },
): Promise<number> {
  const form = await untilAnswered(() =>
    post(server, {
      name: 'get_combined_course_registration_form',
      body: { club: arabesk, uid, tariffs },
      cookie,
    }),
  );
  const key = newKey();
  const answer = await untilAnswered(() =>
    post(server, {
      name: 'save_combined_course_registration_form',
      body: {
        club: arabesk,
        tariffs,
        formVersion: form.body.formVersion,
        privacyAccepted: true,
        registrations: [{ uid, qids: completeAnswers }],
      },
      cookie,
      key,
    }),
  );
  return answer.status;
}
