import type { User } from '#src/api/entities/user.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { nameList } from '../view/nameList.ts';

interface TogetherOfferProps {
  /** The people who register now. */
  people: readonly [User, ...User[]];
  /** The family members beside the first of them who have a filled cart at this club too. */
  others: readonly User[];
  /** Addresses to register everybody, and to register the first person alone. */
  together: string;
  alone: string;
}

/** Offers a family with several filled carts to fill in all forms at once. */
export function TogetherOffer({ people, others, together, alone }: TogetherOfferProps) {
  const left = others.filter(({ uid }) => !people.some((person) => person.uid === uid));
  if (others.length === 0) return null;
  if (left.length === 0) return <ButtonLink to={alone}>{texts.fillAlone(people[0].firstName)}</ButtonLink>;
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
