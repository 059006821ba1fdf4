import type { UseQueryResult } from '@tanstack/react-query';
import { formatEuros } from '#rules/money.ts';
import type { ClubCancellation } from '#src/api/entities/management/clubCancellation.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './RegistrationDetail.module.css';

const texts = managementTexts.cancel;
const amounts = ['credited', 'lapses', 'refunded', 'byHand'] as const;

/** The preview of the amounts: what the server would write, undone. */
export function CancelAmounts({ query }: { query: UseQueryResult<ClubCancellation> }) {
  return (
    <Loaded
      query={query}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="line" count={2} />
        </Loading>
      }
      hidesStale
    >
      {(seen) => (
        <Notice tone="info" role="status">
          <Amounts seen={seen} />
        </Notice>
      )}
    </Loaded>
  );
}

function Amounts({ seen }: { seen: ClubCancellation }) {
  const shown = amounts.filter((one) => seen[one] > 0);
  if (seen.prepaid) return <p>{texts.prepaid}</p>;
  if (shown.length === 0) return <p>{texts.nothing}</p>;
  return (
    <dl className={styles.amounts}>
      {shown.map((one) => (
        <div key={one}>
          <dt>{texts[one]}</dt>
          <dd>{formatEuros(seen[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
