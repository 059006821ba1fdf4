import { useNavigate } from 'react-router';
import type { Course } from '../../../../api/entities/course.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { StickyBar } from '../../../../components/layout/StickyBar.tsx';
import { hrefs } from '../../../../paths.ts';
import { coursesTexts as texts } from '../../../../texts/nl/courses.ts';
import { useAddToCart } from '../../../cart/index.ts';
import { showNotice } from '../../../notices/index.ts';
import { useSession } from '../../../session/index.ts';
import { decideEnrolment } from '../../view/decideEnrolment.ts';
import { priceFromText } from '../../view/priceText.ts';
import type { TariffCard } from '../../view/tariffCards.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { focusQuestion } from './enrolmentQuestions.ts';

interface EnrolmentActionProps {
  course: Course;
  /** The chosen tariff. */
  card: TariffCard | undefined;
  setting: CourseSetting;
  /** No member of the family can register for it. */
  isNobodyAllowed: boolean;
}

export function EnrolmentAction({ course, card, setting, isNobodyAllowed }: EnrolmentActionProps) {
  const session = useSession();
  const navigate = useNavigate();
  const addToCart = useAddToCart();
  const { club, person } = setting;
  const step = decideEnrolment({ isVisitor: session.status === 'visitor', person, card, isNobodyAllowed });
  if (step.do === 'nothing') return null;

  const goOn = () => {
    switch (step.do) {
      case 'ask':
        focusQuestion(step.for);
        return showNotice({ tone: 'info', message: step.message });
      case 'log-in':
        return navigate(
          hrefs.login(
            hrefs.course({ club: club.url, course: course.url, ...(step.tariff && { tariff: step.tariff }) }),
          ),
        );
      case 'add': {
        addToCart({ club: club.nid, uid: step.uid }, step.tariff);
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
        {enrolLabel(course, card)}
      </Button>
    </StickyBar>
  );
}

function enrolLabel(course: Course, card: TariffCard | undefined): string {
  if (!card || card.may === 'not') return texts.registerFor(priceFromText(course));
  return card.may === 'queue' ? texts.queue : texts.registerFor(card.price);
}
