import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import type {
  ChangeOption,
  ChangeOptions,
  OwnRegistration,
} from '#src/api/entities/registration/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { changeOptionsQuery, useChangeRegistration } from '../queries/changeRegistrations.ts';
import { changeLabel, moneyOf, whenOf } from '../view/registrationTexts.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { ChangeOptionPicker } from './ChangeOptionPicker.tsx';
import styles from './OwnRegistrations.module.css';

interface ChangeRegistrationProps {
  registration: OwnRegistration;
  onClose: () => void;
}

/** Lets a parent choose another group, and shows what that means before the change. */
export function ChangeRegistration({ registration, onClose }: ChangeRegistrationProps) {
  const query = useQuery(changeOptionsQuery(registration));
  const { mutate, isPending, error, reset } = useChangeRegistration(registration);
  const [wanted, setWanted] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const { name, course, tariff, lessons, certificates } = registration;
  const options = query.data?.options ?? [];
  const [only] = options;
  const chosen = options.find((option) => option.tariff.nid === wanted) ?? (options[1] ? undefined : only);
  const isUnanswered = isMissing && !chosen;
  const missing = useId();
  const [next] = lessons;
  const confirm = () => {
    setMissing(!chosen);
    if (chosen) mutate(chosen, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.changeTitle(name)}
      footer={
        <ChangeFooter
          {...{ query, chosen, error, isPending, registration, onClose }}
          missing={isUnanswered ? missing : undefined}
          onConfirm={confirm}
        />
      }
    >
      <div className={layout.stack2}>
        <p>
          {texts.now(course.title, tariff.title)} {next && texts.nextLesson(whenOf(next))}
        </p>
        {certificates.length > 0 && <Notice tone="warning">{texts.certificates(certificates)}</Notice>}
        <Loaded
          query={query}
          loading={
            <Loading>
              <Skeleton shape="card" count={3} />
            </Loading>
          }
          refused={(failure) =>
            refusalOf(failure)?.status === 409 && <Notice tone="info">{failureText(failure)}</Notice>
          }
        >
          {(data) => (
            <ChangeOptionPicker
              {...{ data, registration, chosen }}
              describedBy={isUnanswered ? missing : undefined}
              onChoose={(nid) => {
                setWanted(nid);
                reset();
              }}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

interface ChangeFooterProps extends ChangeRegistrationProps {
  query: UseQueryResult<ChangeOptions>;
  chosen: ChangeOption | undefined;
  error: Error | null;
  isPending: boolean;
  /** Id for the sentence that a choice is missing; undefined where none is. */
  missing: string | undefined;
  onConfirm: () => void;
}

/** What the change does to the invoice or why it failed, beside the buttons. */
function ChangeFooter(props: ChangeFooterProps) {
  const { query, chosen, error, isPending, registration, missing, onClose, onConfirm } = props;
  const { data } = query;
  const hasOptions = data !== undefined && data.options.length > 0;
  return (
    <>
      <div className={styles.money}>
        <ChangeFailure error={error} />
        {missing !== undefined && (
          <p id={missing} role="alert" className={styles.missing}>
            {texts.chooseFirst}
          </p>
        )}
        {hasOptions && !error && missing === undefined && (
          <p role="status">{chosen ? moneyOf(chosen, data) : texts.untilConfirmed}</p>
        )}
      </div>
      <Button onClick={onClose}>{texts.stay(registration.name)}</Button>
      {hasOptions && (
        <Button variant="primary" busy={isPending} onClick={onConfirm}>
          {chosen ? changeLabel(chosen, registration) : texts.change}
        </Button>
      )}
    </>
  );
}
