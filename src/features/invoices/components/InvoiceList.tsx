import { useSearchParams } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Invoice } from '#src/api/entities/orders/invoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { useMemberName } from '../../session/index.ts';
import {
  type FilterChoice,
  type FilterName,
  filterChoices,
  filterInvoices,
  type InvoiceFilters,
  readFilters,
  withFilter,
  withoutFilters,
} from '../view/invoiceFilters.ts';
import { type InvoiceSummary, invoiceSummary, invoicesLead } from '../view/invoiceSummary.ts';
import { InvoicesHeader } from './InvoiceStates.tsx';
import styles from './Invoices.module.css';
import { OpenInvoice } from './OpenInvoice.tsx';
import { SettledInvoices } from './SettledInvoices.tsx';

interface InvoiceListProps {
  invoices: readonly Invoice[];
  /** The uid of the logged-in user. */
  uid: number;
  /** The order that was paid while this list was on screen. */
  paidLast: number | undefined;
  /** Whether the person asked for the outstanding invoice and there is none. */
  isNothingOutstanding: boolean;
  onPay: () => void;
}

/** Open invoices first, settled invoices below. */
export function InvoiceList({ uid, paidLast, isNothingOutstanding, onPay, ...list }: InvoiceListProps) {
  const nameOf = useMemberName();
  const invoices = list.invoices.map((invoice) => ({ ...invoice, name: nameOf(invoice) }));
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const found = filterInvoices(invoices, readFilters(query));
  if (invoices.length === 0) return <NoInvoices />;
  return (
    <>
      <InvoicesHeader lead={invoicesLead(invoices, isoDayOf(systemClock.now() / 1000))} />
      <div className={layout.stack3}>
        {isNothingOutstanding && <Notice tone="success">{texts.nothingOutstanding}</Notice>}
        <InvoiceFilterBar
          choices={filterChoices(invoices)}
          filters={readFilters(query)}
          onChange={(name, value) => changeQuery((latest) => withFilter(latest, name, value))}
        />
        <div role="status">
          <VisuallyHidden>{texts.found(found.length)}</VisuallyHidden>
        </div>
        {found.length === 0 && (
          <EmptyState
            title={texts.noMatch}
            icon="filter"
            action={<Button onClick={() => changeQuery(withoutFilters)}>{texts.clearFilters}</Button>}
          />
        )}
        <FoundInvoices
          found={found}
          uid={uid}
          paidLast={paidLast}
          hrefOf={(oid) => hrefs.invoice(oid, query)}
          onPay={onPay}
        />
      </div>
    </>
  );
}

interface FoundInvoicesProps {
  found: readonly Invoice[];
  uid: number;
  paidLast: number | undefined;
  hrefOf: (oid: number) => string;
  onPay: () => void;
}

function FoundInvoices({ found, uid, paidLast, hrefOf, onPay }: FoundInvoicesProps) {
  const today = isoDayOf(systemClock.now() / 1000);
  const summaries = found.map((invoice) => invoiceSummary(invoice, today));
  const ofGroup = (wanted: InvoiceSummary['group']) => summaries.filter(({ group }) => group === wanted);
  const settled = ofGroup('settled');
  const first = ofGroup('now').find(({ pay }) => pay !== undefined);
  const openGroups = [
    { id: 'to-pay', title: texts.toPay, invoices: ofGroup('now') },
    { id: 'to-pay-later', title: texts.toPayLater, invoices: ofGroup('later') },
  ].filter(({ invoices }) => invoices.length > 0);
  return (
    <>
      {openGroups.map(({ id, title, invoices }) => (
        <Section key={id} id={id} title={title}>
          <CardGrid narrowest={420} stacked>
            {invoices.map((invoice) => (
              <OpenInvoice
                key={invoice.oid}
                invoice={invoice}
                uid={uid}
                href={hrefOf(invoice.oid)}
                isFirst={invoice === first}
                onPay={onPay}
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      {settled.length > 0 && (
        <Section id="settled" title={texts.settled}>
          <SettledInvoices invoices={settled} uid={uid} paidLast={paidLast} hrefOf={hrefOf} />
        </Section>
      )}
    </>
  );
}

function NoInvoices() {
  return (
    <>
      <InvoicesHeader />
      <EmptyState
        title={texts.empty}
        icon="invoice"
        action={<ButtonLink to={hrefs.home()}>{texts.toClubs}</ButtonLink>}
      >
        {texts.emptyHint}
      </EmptyState>
    </>
  );
}

interface InvoiceFilterBarProps {
  choices: readonly FilterChoice[];
  filters: InvoiceFilters;
  onChange: (name: FilterName, value: string) => void;
}

/** One select for each filter, because the amount to pay must stay in view on a phone. */
function InvoiceFilterBar({ choices, filters, onChange }: InvoiceFilterBarProps) {
  if (choices.length === 0) return null;
  return (
    <div className={styles.filters}>
      {choices.map(({ name, options }) => (
        <SelectField
          key={name}
          label={texts.filters[name]}
          options={[{ value: '', label: texts.all[name] }, ...options]}
          value={filters[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}
