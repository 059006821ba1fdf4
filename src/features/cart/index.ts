export { OrderQuestionDialog, PayChoices } from './components/cartParts.ts';
export { EmptyCart } from './components/EmptyCart.tsx';
export { OrderHindrance } from './components/hindered/OrderHindrance.tsx';
export { CartHold } from './components/hold/CartHold.tsx';
export { HoldPanel } from './components/hold/HoldPanel.tsx';
export { PriceFailure } from './components/paying/PriceFailure.tsx';
