/** Where a payment provider says that something became of a payment. */
export const webhookPath = '/payments/webhook';
