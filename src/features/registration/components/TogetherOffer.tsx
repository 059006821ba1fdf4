import type { User } from '#src/api/entities/user.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { nameList } from '../view/nameList.ts';

interface TogetherOfferProps {
  member: User;
  /** The people who register now. */
  people: readonly User[];
  /** The family members who have a filled cart at this club too. */
  others: readonly User[];
  /** Addresses to register everybody, and to register the member alone. */
  together: string;
  alone: string;
}

/** Offers a family with several filled carts to fill in all forms at once. */
export function TogetherOffer({ member, people, others, together, alone }: TogetherOfferProps) {
  const left = others.filter(({ uid }) => !people.some((person) => person.uid === uid));
  if (others.length === 0) return null;
  if (left.length === 0) return <ButtonLink to={alone}>{texts.fillAlone(member.firstName)}</ButtonLink>;
  return (
    <Notice
      tone="info"
      title={texts.togetherTitle(nameList(left))}
      actions={<ButtonLink to={together}>{texts.fillTogether}</ButtonLink>}
    >
      {texts.together}
    </Notice>
  );
}
