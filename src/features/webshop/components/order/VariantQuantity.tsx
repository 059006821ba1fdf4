import type { ProductVariant } from '#src/api/entities/product.ts';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { unitPrice } from '../../view/productPrice.ts';
import { supplyText } from '../../view/supply.ts';
import styles from './ProductOrder.module.css';

interface VariantQuantityProps {
  variant: ProductVariant;
  quantity: number;
  /** How many more fit in the cart. */
  room: number;
  /** The quantity that is already in the cart. */
  held: number;
  onChange: (quantity: number) => void;
}

/** The quantity and the price per piece. Says how many pieces are delivered later when stock runs out. */
export function VariantQuantity({ variant, quantity, room, held, onChange }: VariantQuantityProps) {
  return (
    <div className={styles.quantity} data-scripted>
      <div className={styles.howMany}>
        <QuantityField label={texts.quantity} value={quantity} max={room} onChange={onChange} />
        {room > 0 && <p className={styles.each}>{texts.each(unitPrice(variant.price))}</p>}
      </div>
      <p role="status" className={styles.supply}>
        {supplyText(variant, { wanted: quantity, held })}
      </p>
    </div>
  );
}
