import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import answers from '#schemas/examples/managed-forms/getFormAnswers.json' with { type: 'json' };
import forms from '#schemas/examples/managed-forms/getManagedForms.json' with { type: 'json' };
import oneAnswer from '#schemas/examples/managed-forms/readFormAnswer.json' with { type: 'json' };
import summary from '#schemas/examples/managed-forms/readFormSummary.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { FormsPart } from '#src/features/management/forms/FormsPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

type Answers = Parameters<typeof openAsMember>[0]['answers'];

/** The form of the examples. */
export const over = 'tevredenheid-vorig-seizoen';

/** Opens the forms of a club with the answers of the examples, or with others. */
export async function openForms(query = '', others: Answers = {}) {
  const { calls } = await openAsMember({
    at: `/arabesk/beheer/formulieren${query}`,
    screen: <FormsPart club={club} />,
    answers: {
      get_managed_forms: () => Response.json(forms.response.valid[0]?.value),
      read_form_summary: () => Response.json(summary.response.valid[0]?.value),
      get_form_answers: () => Response.json(answers.response.valid[0]?.value),
      read_form_answer: () => Response.json(oneAnswer.response.valid[0]?.value),
      ...others,
    },
  });
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent };
}

export const done = answer({});
