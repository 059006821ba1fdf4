import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { ParentInvite, Parents, Sharing } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { parentsAnchor } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useOpenInvite } from '../../queries/changeParents.ts';
import { parentsQuery } from '../../queries/parentsQuery.ts';
import { Inviting } from './Inviting.tsx';
import { LeaveFamily } from './LeaveFamily.tsx';
import { ParentRow } from './ParentRow.tsx';
import styles from './Parents.module.css';
import { SharingRow } from './SharingRow.tsx';

/**
 * The parents of the user's family: invites the other parent, undoes that, and lets the user leave.
 * @param props.login - uid of the logged-in user
 */
export function ParentsCard({ login }: { login: number }) {
  const query = useQuery(parentsQuery(login));
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${parentsAnchor}`) heading.current?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    // The control that had the focus is gone after a change. A dialog that was open is closed by now.
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  if (query.data && !concerns(query.data)) return null;
  return (
    <Card as="section" aria-labelledby={parentsAnchor}>
      <div className={styles.card}>
        <h2 id={parentsAnchor} ref={heading} tabIndex={-1}>
          {parentsTexts.card.title}
        </h2>
        <Loaded
          query={query}
          loading={
            <Loading label={parentsTexts.card.loading}>
              <Skeleton shape="line" count={3} />
            </Loading>
          }
        >
          {(known) => <Content known={known} login={login} onChanged={() => setChanges(changes + 1)} />}
        </Loaded>
      </div>
    </Card>
  );
}

interface ContentProps {
  known: Parents;
  login: number;
  onChanged: () => void;
}

function Content({ known, login, onChanged }: ContentProps) {
  const { parents, invites, shared } = known;
  const [withdrawn, setWithdrawn] = useState('');
  const other = parents.find(({ uid }) => uid !== login);
  return (
    <>
      <p>{other ? parentsTexts.card.lead : parentsTexts.card.leadAlone}</p>
      <ul className={styles.list}>
        {parents.map((parent) => (
          <ParentRow key={parent.uid} parent={parent} isOwn={parent.uid === login} onChanged={onChanged} />
        ))}
        {invites.map((invite) => (
          <OpenInvite
            key={invite.id}
            invite={invite}
            onChanged={onChanged}
            onWithdrawn={() => setWithdrawn(invite.mail)}
          />
        ))}
      </ul>
      {shared.length > 0 && (
        <div className={styles.shared}>
          <h3>{parentsTexts.sharing.title}</h3>
          <p>{parentsTexts.sharing.lead}</p>
          <ul className={styles.list}>
            {shared.map((sharing) => (
              <SharingRow key={keyOf(sharing)} sharing={sharing} onChanged={onChanged} />
            ))}
          </ul>
        </div>
      )}
      <Inviting key={withdrawn} known={known} withdrawn={withdrawn} onInvited={onChanged} />
      {other && <LeaveFamily login={login} other={other.name} onLeft={onChanged} />}
    </>
  );
}

function keyOf({ direction, uid, since }: Sharing): string {
  return `${direction} ${uid} ${since}`;
}

/** Whether the user is a parent with something to see: another parent, an invitation, shared children, or the possibility to invite. */
function concerns({ parents, invites, shared, canInvite }: Parents): boolean {
  return parents.length > 1 || invites.length > 0 || shared.length > 0 || canInvite;
}

interface OpenInviteProps {
  invite: ParentInvite;
  /** Called after every change, with the new list on screen. */
  onChanged: () => void;
  /** Called before the invitation leaves the list. */
  onWithdrawn: () => void;
}

/** An invitation that waits for an answer. A withdrawn one is undone by the form, which keeps the address. */
function OpenInvite({ invite, onChanged, onWithdrawn }: OpenInviteProps) {
  const { mail, sent, expires, isForFamily, children } = invite;
  const { mutate, isPending, variables } = useOpenInvite(invite, onChanged);
  return (
    <li>
      <p className={styles.mail}>{mail}</p>
      {!isForFamily && (
        <Detail dir="auto">{parentsTexts.invite.about(formatList(children.map(({ name }) => name)))}</Detail>
      )}
      <Detail>{parentsTexts.invite.open(formatDay(sent), formatDay(expires), formatTime(expires))}</Detail>
      <div className={styles.actions}>
        <Button
          aria-label={parentsTexts.invite.againOf(mail)}
          busy={isPending && variables === 'again'}
          onClick={() => mutate('again')}
        >
          {parentsTexts.invite.again}
        </Button>
        <Button
          variant="quiet"
          aria-label={parentsTexts.invite.withdrawOf(mail)}
          busy={isPending && variables === 'withdraw'}
          onClick={() => {
            onWithdrawn();
            mutate('withdraw');
          }}
        >
          {parentsTexts.invite.withdraw}
        </Button>
      </div>
    </li>
  );
}
