import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { Loaded } from '../../failures/index.ts';
import { passLogQuery } from '../queries.ts';
import { cardLogs } from '../view/cardLogs.ts';
import { CardLogTable } from './CardLogTable.tsx';
import styles from './Passes.module.css';
import { PassesLoading, PassScreen } from './PassScreen.tsx';

const texts = passesTexts.logbook;

/** Every change of a member's turns at a club, by card. */
export function PassLogPage({ club }: { club: Club }) {
  return (
    <PassScreen club={club} title={texts.title}>
      {({ uid }) => <Log club={club} uid={uid} />}
    </PassScreen>
  );
}

function Log({ club, uid }: { club: Club; uid: number }) {
  const log = useQuery(passLogQuery({ club: club.nid, uid }));
  return (
    <Loaded
      query={log}
      loading={<PassesLoading label={texts.loading} />}
      empty={
        <EmptyState
          title={texts.none}
          icon="list"
          action={<ButtonLink to={hrefs.pass({ club: club.url })}>{texts.toPass}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      }
    >
      {(moves) => (
        <div className={styles.reading}>
          {cardLogs(moves).map((card) => (
            <CardLogTable key={card.card} log={card} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
