import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { usePageTitle } from '../../../platform/pageTitle.ts';
import { invoicesTexts as texts } from '../../../texts/nl/invoices.ts';

export function InvoicesHeader({ lead }: { lead?: string }) {
  usePageTitle({ title: texts.title });
  return <PageHeader title={texts.title} lead={lead} />;
}
