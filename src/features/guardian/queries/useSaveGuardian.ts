import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { exchangeAuthCode } from '#src/api/authCodes.ts';
import { addNewParent, type GuardianRequest } from '#src/api/family.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { showNotice } from '../../notices/index.ts';
import { openSessionOfMinor, sessionQuery } from '../../session/index.ts';

/** Saves a guardian and continues as the guardian, with the minor selected. */
export function useSaveGuardian(minor: number) {
  const client = useQueryClient();
  // Keeps the code of the first call. When the second call fails, a retry must not give the minor a second guardian.
  const unused = useRef<string>(undefined);
  return async (request: GuardianRequest): Promise<void> => {
    const code = unused.current ?? (await addNewParent(request));
    unused.current = code;
    try {
      openSessionOfMinor(client, await exchangeAuthCode(code), minor);
    } catch (error) {
      // The code expired or its answer was lost, so the session may exist after all.
      if (refusalOf(error)) {
        unused.current = undefined;
        void client.invalidateQueries(sessionQuery());
      }
      throw error;
    }
    unused.current = undefined;
    showNotice({
      tone: 'success',
      message: request.setFamilyMemberAsParent ? texts.chosen : texts.added,
    });
  };
}
