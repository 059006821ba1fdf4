import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Course } from '#src/api/entities/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useChangeCart, withTariff } from '#src/features/basket/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { decideEnrolment } from '../../view/enrolment/decideEnrolment.ts';
import type { ExtrasDecision } from '../../view/enrolment/decideExtras.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';
import { priceFromText } from '../../view/priceText.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { focusQuestion } from './enrolmentQuestions.ts';

interface EnrolmentActionProps {
  course: Course;
  /** The chosen tariff. */
  card: TariffCard | undefined;
  /** The state of the extras that the tariff asks for. */
  extras: ExtrasDecision | undefined;
  setting: CourseSetting;
  /** Whether no family member can register for the course. */
  isNobodyAllowed: boolean;
  /** Called when something is still missing. */
  onAsk: () => void;
}

export function EnrolmentAction({ course, card, extras, setting, ...props }: EnrolmentActionProps) {
  const { isNobodyAllowed, onAsk } = props;
  const session = useSession();
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const { club, person } = setting;
  const step = decideEnrolment({
    isVisitor: session.status === 'visitor',
    person,
    card,
    extras,
    isNobodyAllowed,
  });
  if (step.do === 'nothing') return null;

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
        );
      case 'add': {
        changeCart({ club: club.nid, uid: step.uid }, (items) =>
          withTariff(items, step.tariff, { ...step.extras, course: course.nid }),
        );
        const isOnlyTariff = course.tariffs.length === 1;
        return navigate(
          isOnlyTariff ? hrefs.cartDetails({ club: club.url }) : hrefs.cart({ club: club.url }),
        );
      }
    }
  };
  return (
    <StickyBar beside {...(step.do === 'log-in' && { summary: texts.loginFirst })}>
      <Button variant="primary" wide disabled={session.status === 'pending'} onClick={() => void goOn()}>
        {enrolLabel(course, card, extras)}
      </Button>
    </StickyBar>
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
