import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DoorList, DoorState } from '#src/api/entities/door/door.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { doorListQuery } from '../state/doorQueries.ts';
import { keptDoorQuery } from '../state/keptDoorQuery.ts';
import { useDoor } from '../state/useDoor.ts';
import { useKeptDoor } from '../state/useKeptDoor.ts';
import type { DoorPlace } from '../view/doorBook.ts';
import { doorHref } from '../view/doorHrefs.ts';
import { DoorScreen } from './DoorScreen.tsx';

interface OpenDoorProps {
  club: Club;
  place: DoorPlace;
}

/** The door of one event or lesson, which this device keeps for where there is no connection. */
export function OpenDoor({ club, place }: OpenDoorProps) {
  const session = useSession();
  const list = useQuery(doorListQuery(club.nid, place));
  // The portal itself may open from the browser's cache where the server can't be reached.
  const kept = useQuery(keptDoorQuery(place, { isNeeded: list.isLoadingError }));
  const query = kept.data && list.data === undefined ? { ...kept, data: kept.data.list } : list;
  return (
    <Loaded query={query} loading={<LoadingCards label={texts.open.loading} count={3} />}>
      {(known) =>
        session.status === 'user' && (
          <Scanning club={club} list={known} before={kept.data?.state} uid={session.user.uid} />
        )
      }
    </Loaded>
  );
}

interface ScanningProps {
  club: Club;
  list: DoorList;
  /** How the door stood when this device kept it. */
  before: DoorState | undefined;
  uid: number;
}

function Scanning({ club, list, before, uid }: ScanningProps) {
  const { book, isOffline, admit, undo } = useDoor(club.nid, { uid, list, before });
  const isKept = useKeptDoor({
    path: doorHref({ club: club.url, place: list.event }),
    uid,
    list,
    state: book.state,
  });
  return (
    <DoorScreen
      book={book}
      isOffline={isOffline}
      isKept={isKept}
      onAdmit={admit}
      onUndo={undo}
      actions={<ButtonLink to={doorHref({ club: club.url })}>{texts.open.back}</ButtonLink>}
    />
  );
}
