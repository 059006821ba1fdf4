import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { clubSettingsTexts as texts } from '#src/texts/nl/clubSettings.ts';
import { Loaded } from '../../failures/index.ts';
import { PaymentAccountCard } from './PaymentAccountCard.tsx';
import { paymentAccountQuery } from './settingsQueries.ts';

/** The settings of a club that are no part of its offer. */
export function SettingsPart({ club }: { club: Club }) {
  const query = useQuery(paymentAccountQuery(club.nid));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loaded
        query={query}
        loading={
          <Loading label={texts.loading}>
            <Skeleton shape="card" count={1} />
          </Loading>
        }
      >
        {(account) => <PaymentAccountCard club={club} account={account} />}
      </Loaded>
    </>
  );
}
