import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { PricedCart } from '../../basket/index.ts';
import { courseOfTariff, useCoursesOfTariffs } from '../../courses/index.ts';
import type { Enrolment } from '../view/enrolment.ts';
import { linesOfPerson } from '../view/review.ts';
import { PricedLines } from './PricedLines.tsx';
import styles from './RegistrationScreen.module.css';

interface ReviewedPersonProps {
  club: Club;
  enrolment: Enrolment;
  carts: readonly PricedCart[];
  onChange: () => void;
}

/** The top of one person in the review: what that person registers for, with its price, and the way back to the form. */
export function ReviewedPerson({ club, enrolment: { uid, member }, carts, onChange }: ReviewedPersonProps) {
  const { courses } = useCoursesOfTariffs(
    club,
    carts.map(({ items }) => items),
  );
  const lines = linesOfPerson(uid, carts, courseOfTariff(courses));
  return (
    <>
      <div className={styles.reviewed}>
        <Avatar name={member.name} color={member.color} size={40} />
        <h3>{member.name}</h3>
        <Button variant="quiet" onClick={onChange}>
          {texts.change}
          <VisuallyHidden> {texts.changeOf(member.firstName)}</VisuallyHidden>
        </Button>
      </div>
      {lines.length > 0 && <PricedLines lines={lines} />}
    </>
  );
}
