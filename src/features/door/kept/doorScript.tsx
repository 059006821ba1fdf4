import { createRoot } from 'react-dom/client';
import { placeIn } from '../view/doorHrefs.ts';
import { readContent } from './doorContent.ts';
import { KeptDoor } from './KeptDoor.tsx';

/** Runs on the kept page of a door: it draws the door with what the device knows. It has no router, and so no links of the portal. */
async function openKeptDoor(): Promise<void> {
  const place = placeIn(new URLSearchParams(location.search));
  const content = place && (await readContent(place));
  const main = document.querySelector('main');
  if (content && main)
    createRoot(main).render(<KeptDoor content={content} onReached={() => location.reload()} />);
}

void openKeptDoor();
