export { CartTotals } from './components/CartTotals.tsx';
export { EmptyCart } from './components/EmptyCart.tsx';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { browserCart } from './state/browserCart.ts';
export { type CartItems, type ChangeItems, type Couple, isEmptyCart, noItems } from './state/cartItems.ts';
export { useAddToCart, useCartItems, useCartTariffs, useChangeCart } from './state/useCartItems.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { cartView } from './view/cartView.ts';
