export { PayButton } from './components/PayButton.tsx';
export { checkoutHref } from './state/checkoutHref.ts';
export { announcePayment, usePaymentNews } from './state/paymentChannel.ts';
export { pollDelay } from './view/pollDelay.ts';
