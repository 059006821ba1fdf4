import { SendAgainButton } from '#src/features/mail-confirmation/index.ts';

/** Sends the confirmation mail again. It loads alone, because few carts wait for an address. */
export function SendMailAgain() {
  return <SendAgainButton />;
}
