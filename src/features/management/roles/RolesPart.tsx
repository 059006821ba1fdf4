import { queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { type ClubRoles, parseClubRoles } from '#src/api/entities/people/clubRoles.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubRolesTexts as texts } from '#src/texts/nl/clubRoles.ts';
import { useBooking } from '../ledger/booking/useBooking.ts';
import styles from '../ledger/Ledger.module.css';
import { LedgerFailure } from '../ledger/LedgerFailure.tsx';
import { LedgerList } from '../ledger/LedgerList.tsx';
import { type GivenRole, givenRoles, isGivenRole, roleName } from './roleOptions.ts';

const InviteToRoleDialog = lazyPart(
  async () => (await import('./InviteToRoleDialog.tsx')).InviteToRoleDialog,
);
const EndRoleDialog = lazyPart(async () => (await import('./EndRoleDialog.tsx')).EndRoleDialog);

type Holder = ClubRoles['holders'][number];
type Invite = ClubRoles['invites'][number];

/** Who runs the club: each with a role that can be changed or ended, and the open invitations. */
export function RolesPart({ club }: { club: Club }) {
  const query = useQuery(clubRolesQuery(club.nid));
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
      {texts.invite.button}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={invite} />
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {({ holders, invites }) => (
          <>
            <LedgerList>
              {holders.map((holder) => (
                <HolderRow key={holder.holder} club={club} holder={holder} />
              ))}
            </LedgerList>
            {invites.length > 0 && (
              <>
                <h2>{texts.invites}</h2>
                <LedgerList>
                  {invites.map((one) => (
                    <InviteRow key={one.invite} club={club} invite={one} />
                  ))}
                </LedgerList>
              </>
            )}
          </>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {isInviting && <InviteToRoleDialog club={club} onClose={() => setInviting(false)} />}
      </Suspense>
    </>
  );
}

function HolderRow({ club, holder: { holder, name, mail, role, own } }: { club: Club; holder: Holder }) {
  const [isEnding, setEnding] = useState(false);
  const changing = useBooking(club.nid, {
    requestOf: (wanted: GivenRole) => ({ club: club.nid, holder, role: wanted }),
    send: (request) => post('change_role', request),
    done: (_answer, wanted) => texts.changed(name, texts.names[wanted]),
  });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.title} dir="auto">
            {name}
          </h2>
          <Detail dir="auto">{[mail, ...(own ? [texts.own] : [])].join(' · ')}</Detail>
        </div>
        <Select
          aria-label={texts.roleOf(name)}
          options={givenRoles.map((value) => ({ value, label: texts.names[value] }))}
          value={changing.isPending ? changing.variables : role}
          onChange={(wanted) => isGivenRole(wanted) && changing.mutate(wanted)}
        />
      </div>
      <div className={styles.foot}>
        <Detail>{isGivenRole(role) ? texts.what[role] : ''}</Detail>
        <Button onClick={() => setEnding(true)}>
          <span>
            {texts.end.button}
            <VisuallyHidden>{texts.end.of(name)}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <LedgerFailure error={changing.error} />
      <Suspense fallback={null}>
        {isEnding && (
          <EndRoleDialog club={club} holder={{ holder, name, own }} onClose={() => setEnding(false)} />
        )}
      </Suspense>
    </li>
  );
}

function InviteRow({ club, invite: { invite, mail, role, expires } }: { club: Club; invite: Invite }) {
  const withdrawing = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, of: { invite } }),
    send: (request) => post('end_role', request),
    done: () => texts.withdrawn(mail),
  });
  return (
    <li className={styles.row}>
      <div className={styles.foot}>
        <div className={styles.what}>
          <h3 className={styles.title} dir="auto">
            {mail}
          </h3>
          <Detail>{`${roleName(role)} · ${texts.until(formatDay(expires))}`}</Detail>
        </div>
        <Button busy={withdrawing.isPending} onClick={() => withdrawing.mutate(undefined)}>
          <span>
            {texts.withdraw}
            <VisuallyHidden>{texts.withdrawOf(mail)}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <LedgerFailure error={withdrawing.error} />
    </li>
  );
}

/** Who runs a club, and who is invited to. */
function clubRolesQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'roles'],
    queryFn: resultOf('get_club_roles', { club }, parseClubRoles),
    staleTime: 0,
  });
}
