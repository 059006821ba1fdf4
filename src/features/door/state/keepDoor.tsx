import type { QueryClient } from '@tanstack/react-query';
import type { DoorEvent } from '#src/api/entities/door/door.ts';
import { readDoorScript } from '#src/api/readDoorScript.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { drawScreen } from '#src/platform/loading/drawScreen.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { canKeepPages, forgetPage, keepPage } from '../../offline/index.ts';
import { isLoginOver, isOwnDevice } from '../../session/index.ts';
import type { DoorPlace } from '../view/doorBook.ts';
import { keptUntil } from '../view/doorKeeping.ts';
import { type DoorContent, forgetContent, readContent, writeContent } from './doorContent.ts';

type KeptEvent = Pick<DoorEvent, 'kind' | 'nid' | 'title' | 'start' | 'end'>;

interface PageOfDoor {
  /** The path of the screen, with its query. */
  readonly path: string;
  readonly uid: number;
  readonly event: KeptEvent;
}

/**
 * Keeps the page of a door on this device.
 * @returns whether it opens without a connection
 */
export async function keepDoor(client: QueryClient, { path, uid, event }: PageOfDoor): Promise<boolean> {
  const until = untilOf(event, uid);
  if (until === undefined) return false;
  const { title } = event;
  const script = await readDoorScript();
  if (script === undefined) return false;
  await keepPage({
    path,
    title,
    until,
    script,
    screen: await drawScreen(client, <WaitingDoor title={title} />),
  });
  if (!isLoginOver()) return true;
  await forgetPage(path);
  await forgetContent(event);
  return false;
}

/** Keeps what the page of a door reads. */
export async function keepKnown(content: DoorContent): Promise<void> {
  const { event } = content.list;
  const until = untilOf(event, content.uid);
  if (until === undefined) return;
  await writeContent(content, until);
  // A logout may come while it is written.
  if (isLoginOver()) await forgetContent(event);
}

/** What this device keeps of a door; null for nothing. */
export async function readKnown(place: DoorPlace): Promise<DoorContent | null> {
  return canKeepPages() ? ((await readContent(place)) ?? null) : null;
}

function untilOf(event: Pick<KeptEvent, 'start' | 'end'>, uid: number): number | undefined {
  const now = Math.floor(systemClock.now() / 1000);
  return canKeepPages() ? keptUntil(event, { now, isOwn: isOwnDevice(uid) }) : undefined;
}

/** The kept page of a door until its script has read what the device knows. The script of the offline page answers the button. */
function WaitingDoor({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Button data-retry>{componentsTexts.retry}</Button>
    </>
  );
}
