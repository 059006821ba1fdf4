import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { windowLink } from '../../file-window/index.ts';

interface WalletLinkProps {
  ticket: string;
  /** Tells the links of a page apart for a screen reader. */
  of: string;
}

/**
 * Opens the pass of a ticket. A plain link in the same window and without `download`: then an iPhone shows the pass over the page
 * instead of saving a file.
 */
export function WalletLink({ ticket, of }: WalletLinkProps) {
  const link = windowLink('open_wallet_pass', { ticket });
  return (
    <a {...link} className={buttonClass({})}>
      <Icon name="pass" />
      {texts.toWallet}
      <VisuallyHidden>{of}</VisuallyHidden>
    </a>
  );
}
