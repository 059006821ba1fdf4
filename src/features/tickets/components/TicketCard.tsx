import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { QrCode } from '#src/components/codes/QrCode.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { windowLink } from '../../file-window/index.ts';
import type { TicketView } from '../view/eventViews.ts';
import styles from './Tickets.module.css';

interface TicketCardProps {
  ticket: TicketView;
  isBusy: boolean;
  onDownload: () => void;
}

/** One ticket: a QR code large enough for a scanner, the person and place, and whether the ticket is still valid. */
export function TicketCard({ ticket, isBusy, onDownload }: TicketCardProps) {
  const { id, name, place, tariff, state, code, codeLabel, isUnpaid, canBeDownloaded, downloadOf, walletOf } =
    ticket;
  return (
    <Card as="li">
      <div className={styles.what}>
        <h3 dir="auto">{name}</h3>
        <p className={styles.place} dir="auto">
          {place}
        </p>
        <p className={styles.detail} dir="auto">
          {tariff}
        </p>
        <p className={styles.state}>
          <Pill tone={state.tone} icon={state.icon}>
            {state.text}
          </Pill>
          {state.hint}
        </p>
      </div>
      {code !== undefined && <QrCode text={code} label={codeLabel} />}
      {isUnpaid && <Link to={hrefs.outstandingInvoice()}>{texts.toInvoice}</Link>}
      {canBeDownloaded && (
        <Button icon="download" busy={isBusy} onClick={onDownload}>
          {texts.download}
          <VisuallyHidden>{downloadOf}</VisuallyHidden>
        </Button>
      )}
      {walletOf !== undefined && <WalletLink ticket={id} of={walletOf} />}
    </Card>
  );
}

interface WalletLinkProps {
  ticket: string;
  /** Tells the links of a page apart for a screen reader. */
  of: string;
}

/**
 * Opens the pass of a ticket. A plain link in the same window and without `download`: then an iPhone shows the pass over the page
 * instead of saving a file.
 */
function WalletLink({ ticket, of }: WalletLinkProps) {
  const link = windowLink('open_wallet_pass', { ticket });
  return (
    <a {...link} className={buttonClass({})}>
      <Icon name="pass" />
      {texts.toWallet}
      <VisuallyHidden>{of}</VisuallyHidden>
    </a>
  );
}
