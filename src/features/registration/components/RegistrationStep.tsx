import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { afterPaint } from '#src/platform/loading/afterPaint.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { isEmptyCart, useCarts, useFilledCarts, useItemsOf } from '../../basket/index.ts';
import { EmptyCart } from '../../cart/index.ts';
import { FailureState } from '../../failures/index.ts';
import { FormLoading } from '../../form-filling/index.ts';
import { useMembers } from '../../session/index.ts';
import { registrationFormQuery } from '../queries/registrationFormQuery.ts';
import { useFirstSelected } from '../state/useFirstSelected.ts';
import {
  nameList,
  readTogether,
  registrantsOf,
  registrationBatches,
  type Together,
  togetherOf,
  togetherParameter,
} from '../view/registrants.ts';
import { FamilyForms } from './formParts.ts';
import styles from './RegistrationScreen.module.css';
import { RegistrationScreen } from './RegistrationScreen.tsx';

/** The step "gegevens" of the cart: the club's questions about the selected member (specification 2.5). */
export function RegistrationStep({ club }: { club: Club }) {
  const member = useFirstSelected();
  usePageTitle({ title: texts.title, club: club.title });
  if (!member) return <Navigate replace to={hrefs.cart({ club: club.url })} />;
  return <MemberStep key={member.uid} club={club} member={member} />;
}

/** The step for one member and everybody who registers along. */
function MemberStep({ club, member }: { club: Club; member: User }) {
  const { people, others } = useTogether(club, member);
  const [query] = useSearchParams();
  const withOthers = new URLSearchParams(query);
  withOthers.delete(togetherParameter);
  const alone = new URLSearchParams(query);
  alone.set(togetherParameter, '');
  return (
    <>
      <PageHeader
        title={texts.of(nameList(people))}
        lead={texts.lead}
        back={{ to: hrefs.cart({ club: club.url }), label: texts.back }}
      />
      <PeopleStep key={people.map(({ uid }) => uid).join()} club={club} people={people} />
      {/* The other ways stand below the form, so that nothing delays its first question. */}
      <div className={styles.ways}>
        <ButtonLink variant="quiet" icon="plus" to={hrefs.courses({ club: club.url })}>
          {texts.another}
        </ButtonLink>
        <TogetherOffer
          {...{ people, others }}
          together={`?${withOthers.toString()}`}
          alone={`?${alone.toString()}`}
        />
      </div>
    </>
  );
}

function PeopleStep({ club, people }: { club: Club; people: readonly [User, ...User[]] }) {
  const family = useMembers();
  useEffect(fetchEngine, []);
  const uids = people.map(({ uid }) => uid);
  useFormsAhead(club.nid, uids);
  const carts = useCarts(club, uids);
  if (carts.status === 'pending') return <FormLoading />;
  if (carts.status === 'failed') {
    return <FailureState error={carts.error} onRetry={carts.retry} busy={carts.busy} />;
  }
  const filled = carts.carts.filter(({ items }) => !isEmptyCart(items));
  // A cart that needs no form is ordered from the cart itself.
  if (filled.length > 0 && !filled.some(({ items }) => items.tariffs.length + items.passes.length > 0)) {
    return <Navigate replace to={hrefs.cart({ club: club.url })} />;
  }
  if (filled.length === 0) return <EmptyCart club={club} uid={people[0].uid} />;
  const members = family.status === 'known' ? family.members : people;
  return (
    <RegistrationScreen
      // Remounts when the people change, because companions have forms too.
      key={registrantsOf(filled)
        .map(({ uid }) => uid)
        .join()}
      club={club}
      members={members}
      carts={filled}
    />
  );
}

/** Preloads the form engine while the server answers. A failure is ignored here, because the form reports it. */
function fetchEngine(): () => void {
  return afterPaint(() => void FamilyForms.preload().catch(() => undefined));
}

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
function TogetherOffer({ people, others, together, alone }: TogetherOfferProps) {
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

/**
 * Requests the forms of the carts that this browser keeps, while the server still prices them. The form reads the same queries.
 * Where the server leaves something out of a cart, it asks for another form, and this answer is not used.
 */
function useFormsAhead(club: number, uids: readonly number[]): void {
  const carts = useItemsOf(club, uids)
    .filter(({ items }) => items.tariffs.length + items.passes.length > 0)
    .map(({ owner: { uid }, items }) => ({ uid, items }));
  const batches = registrationBatches(registrantsOf(carts));
  useQueries({
    queries: batches.map((batch) => ({
      ...registrationFormQuery({ club, ...batch }),
      // The form itself draws the answer.
      notifyOnChangeProps: [],
    })),
  });
}

/** Who registers in the step of a member. */
function useTogether(club: Club, member: User): Together {
  const family = useMembers();
  const [query] = useSearchParams();
  const members = family.status === 'known' ? family.members : noMembers;
  const uids = useMemo(() => members.map(({ uid }) => uid), [members]);
  const filled = useFilledCarts(club.nid, uids);
  return togetherOf({ member, members, filled, named: readTogether(query) });
}

const noMembers: readonly User[] = [];
