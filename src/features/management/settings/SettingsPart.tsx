import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
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
      <Loaded query={query} loading={<LoadingCards label={texts.loading} count={1} />}>
        {(account) => <PaymentAccountCard club={club} account={account} />}
      </Loaded>
    </>
  );
}
