import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/product.ts';
import { hrefs } from '#src/paths.ts';
import { type ProductChoice, productChoiceQuery } from '../view/productChoice.ts';
import { isSoldOut } from '../view/stock.ts';

interface Choosing {
  /** The chosen one that can be ordered; of a product with one variant that one. */
  readonly variant: ProductVariant | undefined;
  readonly quantity: number;
  /** Of a variant one begins with one. */
  readonly chooseVariant: (variant: number | undefined) => void;
  readonly chooseQuantity: (quantity: number) => void;
}

/**
 * What of a product is chosen. The address follows the variant, as a radio can't wait for the router; the quantity is in
 * it only where a login leads back here.
 *
 * @param chosen What the address says.
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
