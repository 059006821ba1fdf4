import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClubMessage } from '#src/api/entities/club/clubMessage.ts';
import type { MessageContent } from '../messageContent.ts';
import { saveMessage } from '../messagesQueries.ts';

/** Pause after a change before it is saved, in milliseconds. */
const pause = 800;

export type SavingState =
  | { readonly is: 'saved' }
  | { readonly is: 'changed' }
  | { readonly is: 'failed'; readonly error: Error };

/**
 * Keeps a draft on the server while it is written: after each pause, and before it is sent. One save at a time, so that revisions follow
 * each other.
 */
export function useSavedMessage(club: number, opened: ClubMessage) {
  const [content, setContent] = useState<MessageContent>(opened);
  const [state, setState] = useState<SavingState>({ is: 'saved' });
  const latest = useRef<MessageContent>(opened);
  const saved = useRef<MessageContent>(opened);
  const revision = useRef(opened.revision);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const { id: messageId } = opened;

  /** Saves what is not saved yet. Resolves with the revision; rejects where it could not be saved. */
  const save = useCallback(async (): Promise<number> => {
    const work = saving.current.then(async () => {
      const { title, body, audience, courses, members, newsletter } = latest.current;
      if (saved.current === latest.current) return;
      const written = latest.current;
      const known = { club, messageId, revision: revision.current };
      const kept = await saveMessage({
        ...{ ...known, title, audience, newsletter, body: [...body], courses: [...courses] },
        members: members.map(({ uid }) => uid),
      });
      revision.current = kept.revision;
      saved.current = written;
    });
    saving.current = work.catch(() => undefined);
    try {
      await work;
      setState({ is: saved.current === latest.current ? 'saved' : 'changed' });
    } catch (error) {
      setState({ is: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
    return revision.current;
  }, [club, messageId]);

  const saveQuietly = useEffectEvent(() => void save().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content starts the pause anew
  useEffect(() => {
    if (latest.current === saved.current) return undefined;
    const timer = setTimeout(() => saveQuietly(), pause);
    return () => clearTimeout(timer);
  }, [content]);
  // Whoever leaves the screen loses nothing.
  useEffect(() => () => saveQuietly(), []);

  const change = useCallback((part: Partial<MessageContent>) => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    setState({ is: 'changed' });
  }, []);
  return { content, change, save, state };
}
