import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { eurosOf, formatEuros } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { MoveTarget } from '#src/api/entities/desk/deskRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { managedRegistrationHref } from '../../view/managementHrefs.ts';
import { moveTargetsQuery, useMove } from './moveQueries.ts';

const texts = clubPeopleTexts.move;

const CertificatesAbout = lazyPart(
  async () => (await import('../../ledger/booking/CertificatesAbout.tsx')).CertificatesAbout,
);

interface MoveRegistrationProps {
  club: Club;
  registration: { readonly id: number; readonly name: string };
  /** Whether the family has an address for mails. */
  mailed: boolean;
}

/** The button and the dialog that move a registration to another group, with what that does to the price. */
export function MoveRegistration(props: MoveRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.button}</Button>
      {isAsking && <MoveDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

interface MoveDialogProps extends MoveRegistrationProps {
  onClose: () => void;
}

function MoveDialog(props: MoveDialogProps) {
  const { club, registration, onClose } = props;
  const query = useQuery(moveTargetsQuery(club.nid, registration.id));
  if (query.data && query.data.length > 0) return <Targets {...props} targets={query.data} />;
  return (
    <Dialog open onClose={onClose} title={texts.title(registration.name)}>
      <Loaded
        query={query}
        // The club rules it out, so another try would not help.
        refused={(error) => refusalOf(error)?.status === 409 && <p role="status">{failureText(error)}</p>}
        loading={
          <Loading label={texts.loading}>
            <Skeleton shape="line" count={3} />
          </Loading>
        }
      >
        {() => <p>{texts.none}</p>}
      </Loaded>
    </Dialog>
  );
}

function Targets({
  club,
  registration,
  mailed,
  targets,
  onClose,
}: MoveDialogProps & { targets: MoveTarget[] }) {
  const { id, name } = registration;
  const [tariff, setTariff] = useState('');
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMove(club.nid, id);
  const target = targets.find((one) => String(one.tariff) === tariff);
  const save = () => {
    setChecked(true);
    if (!target) return;
    mutate(
      { tariff: target.tariff, difference: eurosOf(target.difference) },
      {
        onSuccess: ({ registration: moved, course }) => {
          showNotice({ tone: 'success', message: texts.done(name) });
          void navigate(managedRegistrationHref({ club: club.url, course, kind: 'registration', id: moved }));
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(name)}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <SelectField
          inForm
          label={texts.target}
          options={[
            { value: '', label: texts.choose },
            ...targets.map((one) => ({ value: String(one.tariff), label: labelOf(one) })),
          ]}
          value={tariff}
          onChange={setTariff}
        />
        {isChecked && !target && (
          <Notice tone="danger" role="alert">
            {texts.noTarget}
          </Notice>
        )}
        <Suspense fallback={null}>
          {target && target.certificates.length > 0 && (
            <CertificatesAbout certificates={target.certificates} />
          )}
        </Suspense>
        {target && <Effect target={target} mailed={mailed} />}
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function labelOf({ course, title, free }: MoveTarget): string {
  const name = `${course}: ${title}`;
  return free === null ? name : `${name} (${texts.free(free)})`;
}

/** What the move does, and what a manager should know about it. */
function Effect({ target, mailed }: { target: MoveTarget; mailed: boolean }) {
  const { difference, byHand, age, asks } = target;
  const price =
    difference > 0
      ? texts.more(formatEuros(difference))
      : difference < 0
        ? texts.less(formatEuros(-difference))
        : texts.same;
  return (
    <Notice tone={byHand || age || asks ? 'warning' : 'info'} role="status">
      <p>{byHand ? texts.byHand : price}</p>
      {age && <p>{texts.age}</p>}
      {asks && <p>{texts.asks}</p>}
      <p>{mailed ? texts.mail : texts.noMail}</p>
    </Notice>
  );
}
