import { passwordsAt } from '#server/services/sessions/passwords.ts';

/** scrypt at 1/200 of its usual cost, because the suite hashes hundreds of passwords. */
export const cheapPasswords = passwordsAt(8);
