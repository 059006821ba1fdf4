import type { User } from '#src/api/entities/user.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { nameList } from '../view/nameList.ts';
import styles from './RegistrationScreen.module.css';

interface TogetherOfferProps {
  member: User;
  /** Who is registered now. */
  people: readonly User[];
  /** Who of the family has a filled cart at this club as well. */
  others: readonly User[];
  /** Where everybody is registered, and where the member alone is. */
  together: string;
  alone: string;
}

/** A family that chose something for several children fills in all forms in one go, where it wants to. */
export function TogetherOffer({ member, people, others, together, alone }: TogetherOfferProps) {
  const left = others.filter(({ uid }) => !people.some((person) => person.uid === uid));
  if (others.length === 0) return null;
  return (
    <div className={styles.together}>
      {left.length > 0 ? (
        <Notice
          tone="info"
          title={texts.togetherTitle(nameList(left))}
          actions={<ButtonLink to={together}>{texts.fillTogether}</ButtonLink>}
        >
          {texts.together}
        </Notice>
      ) : (
        <ButtonLink to={alone}>{texts.fillAlone(member.firstName)}</ButtonLink>
      )}
    </div>
  );
}
