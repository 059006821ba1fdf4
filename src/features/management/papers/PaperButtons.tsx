import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { clubPapersTexts as texts } from '#src/texts/nl/clubPapers.ts';
import { usePaper } from './usePaper.ts';

interface PaperButtonsProps {
  club: Club;
  order: number;
  /** An order that costs nothing has no invoice. */
  hasInvoice: boolean;
  /** The number of the invoice, where several orders are on the screen. */
  about?: string;
}

/** The confirmation and the invoice of an order, to print. */
export function PaperButtons({ club, order, hasInvoice, about = '' }: PaperButtonsProps) {
  const { open, busy } = usePaper(club, order);
  const which = <VisuallyHidden>{about === '' ? '' : texts.about(about)}</VisuallyHidden>;
  return (
    <div className={layout.row1}>
      <Button icon="download" busy={busy === 'confirmation'} onClick={() => open('confirmation')}>
        <span>
          {texts.confirmation}
          {which}
        </span>
      </Button>
      {hasInvoice && (
        <Button icon="download" busy={busy === 'invoice'} onClick={() => open('invoice')}>
          <span>
            {texts.invoiceOf}
            {which}
          </span>
        </Button>
      )}
    </div>
  );
}
