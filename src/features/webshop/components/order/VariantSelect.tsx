import { useId } from 'react';
import type { ProductVariant } from '#src/api/entities/offer/product.ts';
import { Select } from '#src/components/fields/Select.tsx';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { areSizes } from '../../view/productChoice.ts';
import { unitPrice } from '../../view/productTexts.ts';
import { type HeldProducts, heldOf, isSoldOut, variantStock } from '../../view/stock.ts';
import styles from './ProductOrder.module.css';

interface VariantSelectProps {
  variants: readonly ProductVariant[];
  chosen: number | undefined;
  held: HeldProducts;
  onChoose: (variant: number) => void;
}

/** A native select, for a product with many variants. */
export function VariantSelect({ variants, chosen, held, onChoose }: VariantSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {areSizes(variants) ? texts.chooseSize : texts.chooseVariant}
      </label>
      <div data-scripted>
        <Select
          id={id}
          options={[
            { value: '', label: texts.chooseVariantOption, disabled: true },
            ...variants.map((variant) => ({
              value: String(variant.nid),
              label: optionText(variant, heldOf(held, variant.nid)),
              disabled: isSoldOut(variant),
            })),
          ]}
          value={String(chosen ?? '')}
          onChange={(variant) => onChoose(Number(variant))}
        />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <ul>
            {variants.map((variant) => (
              <li key={variant.nid}>{optionText(variant, 0)}</li>
            ))}
          </ul>
        )}
      </noscript>
    </div>
  );
}

function optionText(variant: ProductVariant, held: number): string {
  const stock = variantStock(variant);
  const parts = [variant.title, unitPrice(variant.price)];
  if (stock && stock.tone !== 'success') parts.push(stock.text);
  if (held > 0) parts.push(texts.inCart(held));
  return parts.join(' · ');
}
