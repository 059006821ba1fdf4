import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleGetTicketSalesQuote: OperationHandler<'get_ticket_sales_quote'> = async () => {
  throw refusals.busy();
};
