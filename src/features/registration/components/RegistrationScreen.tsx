import { useQueries } from '@tanstack/react-query';
import type { Club } from '../../../api/entities/club.ts';
import type { User } from '../../../api/entities/user.ts';
import type { PricedCart } from '../../cart/index.ts';
import { FailureState } from '../../failures/index.ts';
import { FormLoading } from '../../form-filling/index.ts';
import { formOfPerson, registrationFormQuery } from '../queries/registrationFormQuery.ts';
import type { Enrolment } from '../view/enrolment.ts';
import { registrationBatches } from '../view/registrationBatches.ts';
import { FamilyForms } from './FamilyForms.tsx';

interface RegistrationScreenProps {
  club: Club;
  people: readonly User[];
  carts: readonly PricedCart[];
}

/** Asks the form of everybody, and draws nothing before all are there. */
export function RegistrationScreen({ club, people, carts }: RegistrationScreenProps) {
  const batches = registrationBatches(carts);
  const forms = useQueries({
    queries: batches.map((batch) => registrationFormQuery({ club: club.nid, ...batch })),
  });
  const failed = forms.find(({ error, data }) => error && !data);
  if (failed) {
    return (
      <FailureState error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isRefetching} />
    );
  }
  const enrolments = carts.flatMap((cart): Enrolment[] => {
    const member = people.find(({ uid }) => uid === cart.uid);
    const form = forms[batches.findIndex(({ uids }) => uids.includes(cart.uid))]?.data;
    return member && form ? [{ ...cart, member, form: formOfPerson(form, cart.uid) }] : [];
  });
  const [first, ...others] = enrolments;
  if (!first || enrolments.length < carts.length) return <FormLoading />;
  return <FamilyForms club={club} enrolments={[first, ...others]} />;
}
