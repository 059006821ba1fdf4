import { useId } from 'react';
import type { ProductVariant } from '#src/api/entities/offer/product.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import layout from '#src/components/layout/layout.module.css';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { areSizes } from '../../view/productChoice.ts';
import { unitPrice } from '../../view/productTexts.ts';
import { type HeldProducts, heldOf, isSoldOut, variantStock } from '../../view/stock.ts';
import styles from './ProductOrder.module.css';

interface VariantPickerProps {
  /** At least one variant. */
  variants: readonly ProductVariant[];
  chosen: number | undefined;
  held: HeldProducts;
  onChoose: (variant: number) => void;
}

/** Maximum number of variants shown as radios. More would be longer than a phone screen. */
const maxRadios = 6;

export function VariantPicker(props: VariantPickerProps) {
  const { variants, chosen, held, onChoose } = props;
  const name = useId();
  const [first, ...others] = variants;
  if (first && others.length === 0)
    return (
      <p className={styles.only}>
        <VariantText variant={first} held={heldOf(held, first.nid)} />
      </p>
    );
  if (variants.length > maxRadios) return <VariantSelect {...props} />;
  return (
    <fieldset>
      <legend className={styles.legend}>{areSizes(variants) ? texts.chooseSize : texts.chooseVariant}</legend>
      <div className={layout.stack1}>
        {variants.map((variant) => (
          <ChoiceCard
            key={variant.nid}
            type="radio"
            name={name}
            checked={variant.nid === chosen}
            disabled={isSoldOut(variant)}
            onChange={() => onChoose(variant.nid)}
            aside={unitPrice(variant.price)}
            title={<VariantText variant={variant} held={heldOf(held, variant.nid)} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function VariantText({ variant, held }: { variant: ProductVariant; held: number }) {
  const stock = variantStock(variant);
  return (
    <span className={styles.variant}>
      {variant.title && <span className={styles.name}>{variant.title}</span>}
      <span className={layout.rowHalf}>
        {stock && <Pill tone={stock.tone}>{stock.text}</Pill>}
        {held > 0 && (
          <Pill tone="success" icon="check">
            {texts.inCart(held)}
          </Pill>
        )}
      </span>
    </span>
  );
}

interface VariantSelectProps {
  variants: readonly ProductVariant[];
  chosen: number | undefined;
  held: HeldProducts;
  onChoose: (variant: number) => void;
}

/** A native select, for a product with many variants. */
function VariantSelect({ variants, chosen, held, onChoose }: VariantSelectProps) {
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
