import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { type DoorContent, forgetContent, writeContent } from './doorContent.ts';

interface KeptDoor extends DoorContent {
  /** The path of the screen, with its query. */
  readonly path: string;
}

/**
 * Keeps the page of a door on this device while it is open, and what it knows at each change.
 * @returns whether the page opens without a connection
 */
export function useKeptDoor({ path, uid, list, state }: KeptDoor): boolean {
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  const { title, start, end, kind, nid } = list.event;
  const now = Math.floor(systemClock.now() / 1000);
  const until = canKeepPages() ? keptUntil({ start, end }, { now, isOwn: isOwnDevice(uid) }) : undefined;
  useEffect(() => {
    if (until === undefined) return;
    void keepDoor(client, { path, title, until, place: { kind, nid } }).then(setKept, () => setKept(false));
  }, [client, path, title, until, kind, nid]);
  useEffect(() => {
    if (until !== undefined) void keepKnown({ uid, list, state }, until).catch(() => undefined);
  }, [uid, list, state, until]);
  return isKept;
}

interface PageOfDoor {
  readonly path: string;
  readonly title: string;
  readonly until: number;
  readonly place: DoorPlace;
}

async function keepDoor(client: QueryClient, { path, title, until, place }: PageOfDoor): Promise<boolean> {
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
  await forgetContent(place);
  return false;
}

async function keepKnown(content: DoorContent, until: number): Promise<void> {
  await writeContent(content, until);
  // A logout may come while it is written.
  if (isLoginOver()) await forgetContent(content.list.event);
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
