import { useNavigate } from 'react-router';
import type { Course } from '#src/api/entities/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { useChangeCart, withTariff } from '#src/features/basket/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { EnrolmentQuestion, EnrolmentStep } from '../../view/enrolment/decideEnrolment.ts';
import type { ExtrasDecision } from '../../view/enrolment/decideExtras.ts';
import { enrolLabel } from '../../view/enrolment/enrolLabel.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';

interface EnrolmentActionProps {
  course: Course;
  /** The chosen tariff. */
  card: TariffCard | undefined;
  /** The state of the extras that the tariff asks for. */
  extras: ExtrasDecision | undefined;
  setting: CourseSetting;
  step: EnrolmentStep;
  /** Called when a question is unanswered. */
  onAsk: (question: EnrolmentQuestion) => void;
}

export function EnrolmentAction({ course, card, extras, setting, step, onAsk }: EnrolmentActionProps) {
  const session = useSession();
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const { club } = setting;
  if (step.do === 'nothing') return null;

  const goOn = () => {
    switch (step.do) {
      case 'ask':
        return onAsk(step.for);
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
        {enrolLabel(step, card, extras)}
      </Button>
    </StickyBar>
  );
}
