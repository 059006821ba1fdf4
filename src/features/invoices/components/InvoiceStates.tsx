import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import type { StateView } from '../view/invoiceSummary.ts';

/** The states of an invoice, in words and with an icon, never by colour alone. */
export function InvoiceStates({ states }: { states: readonly StateView[] }) {
  return (
    <span className={layout.row1}>
      {states.map(({ label, tone, icon }) => (
        <Pill key={label} tone={tone} icon={icon}>
          {label}
        </Pill>
      ))}
    </span>
  );
}

export function InvoicesHeader({ lead }: { lead?: string }) {
  usePageTitle({ title: texts.title });
  return <PageHeader title={texts.title} lead={lead} />;
}
