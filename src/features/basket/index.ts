export type { AnsweredInvoice } from './queries/cartQuery.ts';
export { byTurn, cartKeyOf, coupleCourseOf } from './queries/cartRequest.ts';
export { emptyCart, holdAgain, releaseInstant, releaseSeats, useUndoEmptying } from './queries/holds.ts';
export {
  type Hindrance,
  type Oids,
  orderCart,
  type ShownCart,
  shownCart,
} from './queries/placeOrder.ts';
export { type MemberCart, useCart, useFamilyCart } from './queries/useCart.ts';
export { type PricedCart, useCarts } from './queries/useCarts.ts';
export { useExtendHold } from './queries/useExtendHold.ts';
export { useFollowOrder } from './queries/useFollowOrder.ts';
export { useFamilyOrdering, useOrdering } from './queries/useOrdering.ts';
export { askPerson, type LostPlaceAnswer, type OrderQuestion } from './state/askPerson.ts';
export { browserCart } from './state/browserCart.ts';
export { type CartItems, type ChangeItems, type Couple, isEmptyCart, noItems } from './state/cartItems.ts';
export { cartPlace } from './state/cartPlace.ts';
export type { CartOwner } from './state/cartStore.ts';
export {
  withoutVouchers,
  withPass,
  withProduct,
  withSeats,
  withTariff,
  withVoucher,
} from './state/changeItems.ts';
export { useCartItems, useChangeCart } from './state/useCartItems.ts';
export { useEnrollingMembers } from './state/useEnrollingMembers.ts';
export { useFilledCarts } from './state/useFilledCarts.ts';
export { useItemsOf } from './state/useItemsOf.ts';
export { useMoments, useSecondsUntil } from './state/useMoments.ts';
export { useOpenCarts } from './state/useOpenCarts.ts';
export { cartSums } from './view/cartSums.ts';
export {
  type CartGroup,
  type CartLine,
  type CourseOfTariff,
  cartView,
  courseOfLine,
} from './view/cartView.ts';
export { fewPlaces } from './view/fewPlaces.ts';
export { holdView } from './view/holdView.ts';
export { familySums, offersPayChoice, orderLabel } from './view/orderLabel.ts';
export type { PriceState } from './view/priceState.ts';
export { reductionTexts } from './view/reductionTexts.ts';
export { joinedItems, transferredItems } from './view/transferredItems.ts';
export { uitpasDigits, uitpasProblem } from './view/uitpasProblem.ts';
