import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { offlineTexts } from '#src/texts/nl/offline.ts';
import { canKeepPages, forgetPage, isPageKept, keepPage } from '../state/keptPages.ts';
import type { KeptPage } from '../view/keptPage.ts';

interface KeepOnDeviceProps {
  /** What the screen says now; the same object as long as that is the same. */
  page: KeptPage;
}

/** Lets a person keep a screen on this device, to be read without a connection. Once kept it stays up to date. */
export function KeepOnDevice({ page }: KeepOnDeviceProps) {
  const client = useQueryClient();
  const queryKey = ['kept-page', page.path];
  const { data: isKept, isLoading } = useQuery({
    queryKey,
    queryFn: () => isPageKept(page.path),
    enabled: canKeepPages(),
    // The device answers, with or without a connection.
    networkMode: 'always',
  });
  const change = useMutation({
    mutationFn: (keeps: boolean) => (keeps ? keepPage(page) : forgetPage(page.path)),
    onSuccess: (_nothing, keeps) => client.setQueryData(queryKey, keeps),
    networkMode: 'always',
  });
  useEffect(() => {
    if (isKept) void keepPage(page);
  }, [isKept, page]);
  // What is under it stays where it is while the device is asked.
  if (isKept === undefined && !isLoading) return null;
  return (
    <div>
      <Button
        variant="secondary"
        icon={isKept ? 'check' : 'plus'}
        aria-pressed={isKept}
        busy={change.isPending || isLoading}
        onClick={() => change.mutate(!isKept)}
      >
        {isKept ? offlineTexts.kept : offlineTexts.keep}
      </Button>
      <p role="status">{change.isError ? offlineTexts.failed : isKept ? offlineTexts.explanation : ''}</p>
    </div>
  );
}
