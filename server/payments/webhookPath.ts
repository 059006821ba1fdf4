/** Path on which payment providers report changed payments. */
export const webhookPath = '/payments/webhook';
