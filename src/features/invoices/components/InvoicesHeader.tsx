import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';

export function InvoicesHeader({ lead }: { lead?: string }) {
  usePageTitle({ title: texts.title });
  return <PageHeader title={texts.title} lead={lead} />;
}
