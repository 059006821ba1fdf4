import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { hrefs } from '#src/paths.ts';
import { type ProductChoice, productChoiceQuery } from '../view/productChoice.ts';
import { isSoldOut } from '../view/stock.ts';

interface Choosing {
  /** The chosen variant if it can be ordered. A product with one variant needs no choice. */
  readonly variant: ProductVariant | undefined;
  readonly quantity: number;
  /** Choosing a variant resets the quantity to 1. */
  readonly chooseVariant: (variant: number | undefined) => void;
  readonly chooseQuantity: (quantity: number) => void;
}

/**
 * The chosen variant and quantity of a product. Local state comes first and the address follows, because a radio can't wait
 * for the router. The quantity is in the address only for the way back from a login.
 *
 * @param chosen The choice in the address.
 */
export function useProductChoice(club: Club, product: Product, chosen: ProductChoice): Choosing {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(chosen);
  const { variants } = product;
  const orderable = variants.filter((variant) => !isSoldOut(variant));
  return {
    variant: orderable.find(({ nid }) => nid === choice.variant || variants.length === 1),
    quantity: choice.quantity,
    chooseVariant: (variant) => {
      const next = { variant, quantity: 1 };
      setChoice(next);
      const to = hrefs.product({ club: club.url, product: product.url, ...productChoiceQuery(next) });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    chooseQuantity: (quantity) => setChoice({ ...choice, quantity }),
  };
}
