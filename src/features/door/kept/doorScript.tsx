import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { pingPortal } from '#src/api/pingPortal.ts';
import { DoorScreen } from '../components/DoorScreen.tsx';
import { type DoorContent, readContent } from '../state/doorContent.ts';
import { useKeptScans } from '../state/useKeptScans.ts';
import { doorKey } from '../view/doorBook.ts';
import { placeIn } from '../view/doorHrefs.ts';

interface KeptDoorProps {
  content: DoorContent;
}

/** Time between two looks for the connection, in milliseconds. */
const lookEvery = 5_000;

/** The door of an event on a page that the device kept. What it notes goes to the server once the portal opens again. */
function KeptDoor({ content: { uid, list, state } }: KeptDoorProps) {
  const door = useMemo(() => ({ uid, key: doorKey(list.event) }), [uid, list]);
  const { device, kept, admit, undo } = useKeptScans(door);
  useEffect(() => {
    // A phone in a hall may be on a network all the time that leads nowhere, so it tells no change.
    const timer = setInterval(async () => {
      if (await pingPortal()) location.reload();
    }, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return <DoorScreen book={{ list, state, kept, device }} isOffline isKept onAdmit={admit} onUndo={undo} />;
}

/** Runs on the kept page of a door: it draws the door with what the device knows. It has no router, and so no links of the portal. */
async function openKeptDoor(): Promise<void> {
  const place = placeIn(new URLSearchParams(location.search));
  const content = place && (await readContent(place));
  const main = document.querySelector('main');
  if (content && main) createRoot(main).render(<KeptDoor content={content} />);
}

void openKeptDoor();
