import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubCancellation } from '#src/api/entities/management/clubCancellation.ts';
import type { ManagedRegistrationDetail } from '#src/api/entities/management/managedRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { type CancelMoney, cancelPreviewQuery, useCancelRegistration } from '../../queries.ts';
import { hasAddress } from '../../view/hasAddress.ts';
import { managedCourseHref } from '../../view/managementHrefs.ts';
import styles from './RegistrationDetail.module.css';

const CertificatesAbout = lazyPart(
  async () => (await import('../../ledger/booking/CertificatesAbout.tsx')).CertificatesAbout,
);

const { cancel: texts, detail } = managementTexts;
const choices = ['back', 'none'] as const;

interface CancelRegistrationProps {
  club: Club;
  /** The course's nid. */
  course: number;
  registration: ManagedRegistrationDetail;
}

/** The button and the dialog that cancel a registration: the money first, then the reason, then the confirmation. */
export function CancelRegistration(props: CancelRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {detail.cancel}
      </Button>
      {isAsking && <CancelDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

function CancelDialog({
  club,
  course,
  registration,
  onClose,
}: CancelRegistrationProps & { onClose: () => void }) {
  const { id, name } = registration;
  const mailed = hasAddress(registration);
  const [money, setMoney] = useState<CancelMoney>('back');
  const [reason, setReason] = useState('');
  const navigate = useNavigate();
  const preview = useQuery(cancelPreviewQuery({ club: club.nid, id, money }));
  const { mutate, isPending, error } = useCancelRegistration({ club: club.nid, id });
  const { data: seen } = preview;
  const confirm = () =>
    seen &&
    mutate(
      { money, reason, seen },
      {
        onSuccess: () => {
          showNotice({ tone: 'success', message: texts.done(name) });
          void navigate(managedCourseHref({ club: club.url, course }));
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(name)}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant="danger"
            busy={isPending || (preview.isFetching && !preview.error)}
            disabled={preview.error !== null}
            onClick={confirm}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <p>{texts.effect(mailed)}</p>
        <MoneyChoice money={money} onChange={setMoney} />
        <CancelAmounts query={preview} />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint(mailed)}
          optional
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function MoneyChoice({ money, onChange }: { money: CancelMoney; onChange: (money: CancelMoney) => void }) {
  const name = useId();
  const words = {
    back: { title: texts.back, note: texts.backHint },
    none: { title: texts.none, note: texts.noneHint },
  };
  return (
    <fieldset className={styles.money}>
      <legend>{texts.money}</legend>
      {choices.map((one) => (
        <ChoiceCard
          key={one}
          type="radio"
          name={name}
          checked={one === money}
          onChange={() => onChange(one)}
          {...words[one]}
        />
      ))}
    </fieldset>
  );
}

const amounts = ['credited', 'lapses', 'refunded', 'byHand'] as const;

/** The preview of the amounts: what the server would write, undone. */
function CancelAmounts({ query }: { query: UseQueryResult<ClubCancellation> }) {
  return (
    <Loaded
      query={query}
      loading={
        <Loading label={managementTexts.cancel.loading}>
          <Skeleton shape="line" count={2} />
        </Loading>
      }
      hidesStale
    >
      {(seen) => (
        <>
          <Notice tone="info" role="status">
            <Amounts seen={seen} />
          </Notice>
          <Suspense fallback={null}>
            {seen.certificates.length > 0 && <CertificatesAbout certificates={seen.certificates} />}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

function Amounts({ seen }: { seen: ClubCancellation }) {
  const shown = amounts.filter((one) => seen[one] > 0);
  if (seen.prepaid) return <p>{managementTexts.cancel.prepaid}</p>;
  if (shown.length === 0) return <p>{managementTexts.cancel.nothing}</p>;
  return (
    <dl className={styles.amounts}>
      {shown.map((one) => (
        <div key={one}>
          <dt>{managementTexts.cancel[one]}</dt>
          <dd>{formatEuros(seen[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
