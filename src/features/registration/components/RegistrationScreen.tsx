import { useQuery } from '@tanstack/react-query';
import type { Club } from '../../../api/entities/club.ts';
import type { CartInvoice } from '../../../api/entities/order.ts';
import type { User } from '../../../api/entities/user.ts';
import { cartView, EmptyCart } from '../../cart/index.ts';
import { scheduleOfTariff, useClubCourses } from '../../courses/index.ts';
import { FailureState } from '../../failures/index.ts';
import { registrationFormQuery } from '../queries/registrationFormQuery.ts';
import { FormLoading } from './FormLoading.tsx';
import { MemberForm } from './MemberForm.tsx';
import styles from './RegistrationScreen.module.css';
import { RegistrationSummary } from './RegistrationSummary.tsx';

interface RegistrationScreenProps {
  club: Club;
  member: User;
  tariffs: readonly number[];
  invoice: CartInvoice;
}

export function RegistrationScreen({ club, member, tariffs, invoice }: RegistrationScreenProps) {
  const form = useQuery({
    ...registrationFormQuery({ club: club.nid, uid: member.uid, tariffs }),
    enabled: tariffs.length > 0,
  });
  const { courses } = useClubCourses(club);
  if (tariffs.length === 0) return <EmptyCart club={club} />;
  if (form.isError) {
    return <FailureState error={form.error} onRetry={() => void form.refetch()} busy={form.isRefetching} />;
  }
  if (!form.data) return <FormLoading />;
  const when = (tariff: number) => scheduleOfTariff(courses, tariff);
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        <MemberForm
          club={club}
          member={member}
          form={form.data}
          order={{ tariffs, total: invoice.total, payLater: invoice.payLater }}
        />
      </div>
      <aside className={styles.summary}>
        <RegistrationSummary view={cartView(invoice, { tariffs, when })} />
      </aside>
    </div>
  );
}
