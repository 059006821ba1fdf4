import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

// TO BUILD
export const handleDownloadOrderCalendar: OperationHandler<'download_order_calendar'> = async () => {
  throw refusals.busy();
};
