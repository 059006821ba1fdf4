import { useState } from 'react';
import type { ProfileChange } from '#src/api/family.ts';
import { useSaveProfile } from '../queries.ts';
import { isOtherMail } from '../view/profileSections.ts';

/** A change that waits for the password of the logged-in user. */
export interface WaitingChange {
  readonly change: ProfileChange & { readonly mail: string };
  saved(): void;
  /** @param error - what `save` throws: the refusal, or SaveCancelled */
  failed(error: Error): void;
}

interface Known {
  readonly mail: string;
  /** Whether the logged-in user logs in with this address. */
  readonly isLogin: boolean;
}

/** Saves a profile. A change of the login address waits until the person has given the password. */
export function useGuardedSave({ mail, isLogin }: Known) {
  const saveNow = useSaveProfile();
  const [waiting, setWaiting] = useState<WaitingChange>();
  const save = async (change: ProfileChange): Promise<void> => {
    const wanted = change.mail;
    if (!isLogin || wanted === undefined || !isOtherMail(wanted, mail)) return saveNow(change);
    const answered = Promise.withResolvers<void>();
    setWaiting({
      change: { ...change, mail: wanted },
      saved: answered.resolve,
      failed: answered.reject,
    });
    try {
      await answered.promise;
    } finally {
      setWaiting(undefined);
    }
  };
  return { save, waiting };
}
