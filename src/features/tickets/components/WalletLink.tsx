import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { useWindowLink } from '../../downloads/index.ts';

interface WalletLinkProps {
  ticket: string;
  /** Tells the links of a page apart for a screen reader. */
  of: string;
}

/**
 * Opens the pass of a ticket. A plain link in the same window and without `download`: then an iPhone shows the pass over the page instead of
 * saving a file.
 */
export function WalletLink({ ticket, of }: WalletLinkProps) {
  const link = useWindowLink({ operation: 'open_wallet_pass', request: { ticket }, says: texts.wallet });
  return (
    <a {...link} className={buttonClass({})}>
      <Icon name="pass" />
      {texts.wallet.add}
      <VisuallyHidden>{of}</VisuallyHidden>
    </a>
  );
}
