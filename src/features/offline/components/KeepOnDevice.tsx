import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import { isOwnDevice, useSession } from '../../session/index.ts';
import { canKeepPages, forgetPage, isPageKept, keepOwn, keepPage } from '../state/keptPages.ts';
import type { KeptPage } from '../view/keptPage.ts';

interface KeepOnDeviceProps {
  /** The path of the screen. */
  path: string;
  /** The content of the screen; undefined while it loads. Pass the same object while the content is the same. */
  page: KeptPage | undefined;
}

/**
 * Keeps a screen for offline use on this device: by itself for who asked to stay logged in, else by a button. A kept screen is kept up to
 * date.
 */
export function KeepOnDevice({ path, page }: KeepOnDeviceProps) {
  const session = useSession();
  const uid = session.status === 'user' && isOwnDevice(session.user.uid) ? session.user.uid : undefined;
  if (uid === undefined) return <KeepButton path={path} page={page} />;
  return canKeepPages() ? <KeptByItself uid={uid} page={page} /> : null;
}

function KeptByItself({ uid, page }: { uid: number; page: KeptPage | undefined }) {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (page) keepOwn(uid, page).catch(() => setFailed(true));
  }, [uid, page]);
  return <p>{isFailed ? offlineTexts.failed : offlineTexts.byItself}</p>;
}

function KeepButton({ path, page }: KeepOnDeviceProps) {
  const client = useQueryClient();
  const queryKey = ['kept-page', path];
  const { data: isKept, isLoading } = useQuery({
    queryKey,
    queryFn: () => isPageKept(path),
    enabled: canKeepPages(),
    // The cache is on the device, so the query works offline too.
    networkMode: 'always',
  });
  const change = useMutation({
    mutationFn: (kept: KeptPage | undefined) => (kept ? keepPage(kept) : forgetPage(path)),
    onSuccess: (_nothing, kept) => client.setQueryData(queryKey, kept !== undefined),
    networkMode: 'always',
  });
  useEffect(() => {
    if (isKept && page) void keepPage(page);
  }, [isKept, page]);
  // Keeps the space reserved while loading, so that there is no layout shift.
  if (isKept === undefined && !isLoading) return null;
  return (
    <div>
      <Button
        variant="secondary"
        icon={isKept ? 'check' : 'plus'}
        aria-pressed={isKept}
        busy={change.isPending || isLoading || page === undefined}
        onClick={() => change.mutate(isKept ? undefined : page)}
      >
        {isKept ? offlineTexts.kept : offlineTexts.keep}
      </Button>
      <p role="status">{change.isError ? offlineTexts.failed : isKept ? offlineTexts.explanation : ''}</p>
    </div>
  );
}

/** Deletes the kept copy of a screen that has become empty: a ticket that was given back must not open a door offline. */
export function NothingToKeep({ path }: { path: string }) {
  useEffect(() => {
    if (canKeepPages()) void forgetPage(path).catch(() => undefined);
  }, [path]);
  return null;
}
