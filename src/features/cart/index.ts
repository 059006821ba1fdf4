export { EmptyCart } from './components/EmptyCart.tsx';
export { CartHold } from './components/hold/CartHold.tsx';
export { HoldPanel } from './components/hold/HoldPanel.tsx';
export { OrderHindrance } from './components/OrderHindrance.tsx';
export { PriceChangedDialog } from './components/PriceChangedDialog.tsx';
export { CartTotals } from './components/paying/CartTotals.tsx';
export { cartKeyOf } from './queries/cartQuery.ts';
export { coupleCourseOf } from './queries/cartRequest.ts';
export { type Hindrance, orderCart } from './queries/placeOrder.ts';
export { forgetOrdered, tellOfOrder } from './queries/tellOfOrder.ts';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { browserCart } from './state/browserCart.ts';
export {
  type CartItems,
  type Couple,
  isEmptyCart,
  noItems,
} from './state/cartItems.ts';
export {
  withPass,
  withProduct,
  withSeats,
  withTariff,
} from './state/changeItems.ts';
export { useCartItems, useCartTariffs, useChangeCart } from './state/useCartItems.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { useOpenCarts } from './state/useOpenCarts.ts';
export { type CartLine, cartView } from './view/cartView.ts';
