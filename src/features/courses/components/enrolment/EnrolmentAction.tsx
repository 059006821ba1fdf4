import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { Course } from '#src/api/entities/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useChangeCart, withTariff } from '#src/features/basket/index.ts';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { type LoginPurpose, useSelectMember, useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useAddChild } from '../../queries/useAddChild.ts';
import type { ForWhomState } from '../../state/useForWhom.ts';
import { decideEnrolment } from '../../view/enrolment/decideEnrolment.ts';
import type { Extras, ExtrasDecision } from '../../view/enrolment/decideExtras.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';
import { priceFromText } from '../../view/priceText.ts';
import { focusQuestion } from './enrolmentQuestions.ts';

interface EnrolmentActionProps {
  course: Course;
  /** The chosen tariff. */
  card: TariffCard | undefined;
  /** The state of the extras that the tariff asks for. */
  extras: ExtrasDecision | undefined;
  club: Club;
  who: ForWhomState;
  /** Called when something is still missing. */
  onAsk: () => void;
}

export function EnrolmentAction(props: EnrolmentActionProps) {
  const { course, card, extras, club, who, onAsk } = props;
  const session = useSession();
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const select = useSelectMember();
  const adding = useAddChild();
  const { isVisitor, person, isNobodyAllowed, childState: child, newChild } = who;
  const step = decideEnrolment({ isVisitor, person, card, extras, isNobodyAllowed, child });
  if (step.do === 'nothing') return null;

  const add = (uid: number, tariff: number, chosen: Extras) => {
    // The next screens are about the selected member, who may differ from the preselected one.
    select(uid);
    changeCart({ club: club.nid, uid }, (items) =>
      withTariff(items, tariff, { ...chosen, course: course.nid }),
    );
    const isOnlyTariff = course.tariffs.length === 1;
    return navigate(isOnlyTariff ? hrefs.cartDetails({ club: club.url }) : hrefs.cart({ club: club.url }));
  };
  const goOn = () => {
    switch (step.do) {
      case 'ask':
        // Renders the problems before moving the focus to them.
        flushSync(onAsk);
        focusQuestion(step.for);
        return showNotice({ tone: 'info', message: step.message });
      case 'log-in':
        return navigate(
          hrefs.login(
            hrefs.course({ club: club.url, course: course.url, ...(step.tariff && { tariff: step.tariff }) }),
          ),
          {
            state: {
              enrolment: { course: course.title, name: person?.firstName ?? '' },
            } satisfies LoginPurpose,
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
      <StickyBar beside {...(step.do === 'log-in' && { summary: texts.loginFirst })}>
        <Button
          variant="primary"
          wide
          busy={adding.isPending}
          disabled={session.status === 'pending'}
          onClick={() => void goOn()}
        >
          {enrolLabel(course, card, extras)}
        </Button>
      </StickyBar>
    </>
  );
}

/** The label of the button. It has no price when extras are chosen: only the server can compute that total. */
function enrolLabel(
  course: Course,
  card: TariffCard | undefined,
  extras: EnrolmentActionProps['extras'],
): string {
  if (!card || card.may === 'not') return texts.registerFor(priceFromText(course));
  if (card.may === 'queue') return texts.queue;
  const { services = [], companions = [] } = extras?.is === 'complete' ? extras.extras : {};
  return services.length + companions.length > 0 ? texts.register : texts.registerFor(card.price);
}
