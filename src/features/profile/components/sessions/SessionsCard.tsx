import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseLoginSessions } from '#src/api/entities/people/loginSession.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { useLogOutEverywhere } from '#src/features/session/index.ts';
import { paths } from '#src/paths.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import styles from '../ProfilePage.module.css';
import { SessionRow } from './SessionRow.tsx';
import rows from './Sessions.module.css';

const texts = profileTexts.sessions;

/** The sessions of the account, with a button to end all of them. */
export function SessionsCard() {
  const sessions = useQuery(loginSessionsQuery());
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="toestellen">
      <div className={styles.content}>
        <h2 id="toestellen">{texts.title}</h2>
        <Loaded
          query={sessions}
          loading={
            <Loading label={texts.loading}>
              <Skeleton shape="line" count={3} />
            </Loading>
          }
        >
          {(known) => (
            <ul className={rows.list}>
              {known.map((session) => (
                <SessionRow key={`${session.since} ${session.device}`} session={session} />
              ))}
            </ul>
          )}
        </Loaded>
        <Button onClick={() => setAsking(true)}>{texts.logOutEverywhere}</Button>
        {isAsking && <LogOutEverywhereDialog onClose={() => setAsking(false)} />}
      </div>
    </Card>
  );
}

/** Asks for confirmation, because this browser is logged out too. */
function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { mutate, error, isPending } = useLogOutEverywhere(paths.home);
  return (
    <Dialog
      open
      title={texts.question}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {texts.logOutEverywhere}
          </Button>
        </>
      }
    >
      <p>{texts.consequence}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}

/** The sessions of the account; the session of this browser comes first. */
function loginSessionsQuery() {
  return queryOptions({
    queryKey: ['login-sessions'],
    queryFn: resultOf('get_sessions', {}, (result) =>
      parseLoginSessions(result).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    ),
  });
}
