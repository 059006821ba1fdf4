import { useQueries } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import type { PricedCart } from '../../basket/index.ts';
import { FailureState } from '../../failures/index.ts';
import { FormLoading } from '../../form-filling/index.ts';
import { formOfPerson, registrationFormQuery } from '../queries/registrationFormQuery.ts';
import type { Enrolment } from '../view/enrolment.ts';
import { registrantsOf, registrationBatches } from '../view/registrants.ts';
import { FamilyForms } from './formParts.ts';

interface RegistrationScreenProps {
  club: Club;
  /** The family, which includes everybody who registers. */
  members: readonly User[];
  carts: readonly PricedCart[];
}

/** Fetches everybody's forms and shows them once all are loaded. */
export function RegistrationScreen({ club, members, carts }: RegistrationScreenProps) {
  const registrants = registrantsOf(carts);
  const batches = registrationBatches(registrants);
  const forms = useQueries({
    queries: batches.map((batch) => registrationFormQuery({ club: club.nid, ...batch })),
  });
  const enrolments = registrants.flatMap((registrant): Enrolment[] => {
    const member = members.find(({ uid }) => uid === registrant.uid);
    const form = forms[batches.findIndex(({ uids }) => uids.includes(registrant.uid))]?.data;
    return member && form ? [{ ...registrant, member, form: formOfPerson(form, registrant.uid) }] : [];
  });
  const [first, ...others] = enrolments;
  // Renders the forms as a deferred, interruptible update after the answer, because a form takes long to render on a phone.
  const isComplete = enrolments.length === registrants.length;
  const isDrawn = useDeferredValue(isComplete);
  const failed = forms.find(({ error, data }) => error && !data);
  if (failed) {
    return (
      <FailureState error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isRefetching} />
    );
  }
  if (!first || !isComplete || !isDrawn) return <FormLoading />;
  return (
    <Suspense fallback={<FormLoading />}>
      <FamilyForms club={club} family={{ enrolments: [first, ...others], carts }} />
    </Suspense>
  );
}
