import { useSearchParams } from 'react-router';
import { InvoicesPage } from '../../features/invoices/components/InvoicesPage.tsx';

export function InvoicesRoute() {
  const [query] = useSearchParams();
  return <InvoicesPage chosen={query.get('nota')} opensOutstanding={query.get('outstanding') === 'true'} />;
}
