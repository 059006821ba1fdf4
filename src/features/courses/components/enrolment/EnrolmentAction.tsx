import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { addFamilyMember } from '#src/api/family.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useChangeCart, withTariff } from '#src/features/basket/index.ts';
import { failureText } from '#src/features/failures/index.ts';
import {
  familyQuery,
  type LoginPurpose,
  recheckSession,
  refreshFamily,
  ticketPurposeOf,
  useSelectMember,
  useSession,
} from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { ForWhomState } from '../../state/useForWhom.ts';
import {
  type EnrolmentQuestion,
  type EnrolmentStep,
  enrolLabel,
  loginText,
} from '../../view/enrolment/decideEnrolment.ts';
import type { Extras, ExtrasDecision } from '../../view/enrolment/decideExtras.ts';
import { replacedTariffs } from '../../view/enrolment/enrolmentChoice.ts';
import { knownChild, type NewChild, wireChild } from '../../view/enrolment/newChild.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';

interface EnrolmentActionProps {
  course: Course;
  /** The chosen tariff. */
  card: TariffCard | undefined;
  /** The state of the extras that the tariff asks for. */
  extras: ExtrasDecision | undefined;
  club: Club;
  who: ForWhomState;
  step: EnrolmentStep;
  /** Called when the tariff and its extras go into the cart. */
  onAdd: () => void;
  /** Called when a question is unanswered. */
  onAsk: (question: EnrolmentQuestion) => void;
}

export function EnrolmentAction(props: EnrolmentActionProps) {
  const { course, card, extras, club, who, step, onAdd, onAsk } = props;
  const session = useSession();
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const select = useSelectMember();
  const adding = useAddChild();
  const { person, newChild } = who;
  if (step.do === 'nothing') return null;
  const hint = loginText(step, card, { club, course });

  const add = (uid: number, tariff: number, chosen: Extras) => {
    // The next screens are about the selected member, who may differ from the preselected one.
    select(uid);
    changeCart({ club: club.nid, uid }, (items) =>
      withTariff(items, tariff, {
        ...chosen,
        course: course.nid,
        rank: course.tariffs.find(({ nid }) => nid === tariff)?.nextFamilyMember?.from,
        instead: replacedTariffs(course, tariff),
      }),
    );
    onAdd();
    const isOnlyTariff = course.tariffs.length === 1;
    return navigate(isOnlyTariff ? hrefs.cartDetails({ club: club.url }) : hrefs.cart({ club: club.url }));
  };
  const goOn = () => {
    switch (step.do) {
      case 'ask':
        return onAsk(step.for);
      case 'log-in':
        return navigate(
          hrefs.login(
            hrefs.course({ club: club.url, course: course.url, ...(step.tariff && { tariff: step.tariff }) }),
          ),
          {
            state:
              course.type === 'ticket'
                ? ticketPurposeOf(course.title, club)
                : ({
                    enrolment: { course: course.title, name: person?.firstName ?? '' },
                  } satisfies LoginPurpose),
          },
        );
      case 'add':
        return add(step.uid, step.tariff, step.extras);
      case 'add-child':
        return adding.mutate(newChild.child, {
          onSuccess: (uid) => {
            newChild.forget();
            void add(uid, step.tariff, step.extras);
          },
        });
    }
  };
  return (
    <>
      {adding.isError && (
        <Notice tone="danger" role="alert" title={texts.childFailed}>
          {failureText(adding.error)}
        </Notice>
      )}
      <StickyBar beside {...(hint !== '' && { summary: hint })}>
        <Button
          variant="primary"
          wide
          busy={adding.isPending}
          disabled={session.status === 'pending'}
          onClick={() => void goOn()}
        >
          {enrolLabel(step, card, extras)}
        </Button>
      </StickyBar>
    </>
  );
}

/**
 * Adds a child to the family. A child who is in the family already is found there, because the answer to an earlier attempt may
 * have been lost.
 *
 * @returns a mutation that gives the child's uid
 */
function useAddChild() {
  const client = useQueryClient();
  const session = useSession();
  const holder = session.status === 'user' ? session.user.uid : undefined;
  return useMutation({
    mutationFn: async (child: NewChild): Promise<number> => {
      try {
        const { uid } = await addFamilyMember(wireChild(child));
        await refreshFamily(client);
        return uid;
      } catch (error) {
        if (!isRefusedWith(error, 'conflict')) throw error;
        await refreshFamily(client);
        const known = knownChild(child, client.getQueryData(familyQuery(holder).queryKey) ?? []);
        if (!known) throw error;
        return known.uid;
      }
    },
    onError: (error) => recheckSession(client, error),
  });
}
