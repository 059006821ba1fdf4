import { passwordsAt } from '#server/services/sessions/passwords.ts';

/** scrypt at a two-hundredth of its usual cost: the suite hashes hundreds of passwords. */
export const cheapPasswords = passwordsAt(8);
