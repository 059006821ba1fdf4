import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { exchangeAuthCode } from '#src/api/authCodes.ts';
import { addNewParent, type GuardianRequest } from '#src/api/family.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { showNotice } from '../../notices/index.ts';
import { openSession, openSessionOfMinor, sessionQuery } from '../../session/index.ts';

/**
 * Asks a guardian. The minor stays logged in until the guardian agrees. A backend that takes the guardian at once answers the
 * session of the guardian, who continues with the minor selected.
 */
export function useSaveGuardian(minor: number) {
  const client = useQueryClient();
  // Keeps the code of the first call. When the second call fails, a retry must not give the minor a second guardian.
  const unused = useRef<string>(undefined);
  return async (request: GuardianRequest): Promise<void> => {
    const code = unused.current ?? (await addNewParent(request));
    unused.current = code;
    let isAsked = false;
    try {
      const session = await exchangeAuthCode(code);
      isAsked = session.user?.uid === minor;
      if (isAsked) openSession(client, session);
      else openSessionOfMinor(client, session, minor);
    } catch (error) {
      // The code expired or its answer was lost, so the session may exist after all.
      if (refusalOf(error)) {
        unused.current = undefined;
        void client.invalidateQueries(sessionQuery());
      }
      throw error;
    }
    unused.current = undefined;
    const saved = request.setFamilyMemberAsParent ? texts.chosen : texts.added;
    showNotice({ tone: 'success', message: isAsked ? texts.asked(request.mail ?? '') : saved });
  };
}
