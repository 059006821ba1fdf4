import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { useCartItems } from '#src/features/basket/index.ts';
import { MemberPicker } from '#src/features/courses/index.ts';
import { useMembers, useSelectedMember, useSelectMember } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { roomFor, supplyText } from '../../view/decideOrdering.ts';
import { type ProductChoice, productChoiceQuery } from '../../view/productChoice.ts';
import { unitPrice } from '../../view/productTexts.ts';
import { heldOf, isSoldOut } from '../../view/stock.ts';
import { OrderAction } from './OrderAction.tsx';
import styles from './ProductOrder.module.css';
import { VariantPicker } from './VariantPicker.tsx';

interface ProductOrderProps {
  club: Club;
  product: Product;
  /** The choice in the address. */
  chosen: ProductChoice;
}

/** Orders a product: the member, the variant, the quantity and the button. */
export function ProductOrder({ club, product, chosen }: ProductOrderProps) {
  const family = useMembers();
  const member = useSelectedMember();
  const selectMember = useSelectMember();
  const { products: held } = useCartItems(member && { club: club.nid, uid: member.uid });
  const choice = useProductChoice(club, product, chosen);
  const questions = { member: useRef<HTMLDivElement>(null), variant: useRef<HTMLDivElement>(null) };
  if (product.variants.every(isSoldOut)) return <SoldOut />;

  const { variant } = choice;
  const room = variant ? roomFor(product, variant, held) : 1;
  const quantity = Math.min(choice.quantity, room);
  const members = family.status === 'known' ? family.members : [];
  return (
    <div className={styles.order}>
      <WithoutJavaScript needs="order" />
      {members.length > 1 && (
        <div ref={questions.member}>
          <MemberPicker
            choices={members.map(({ uid, name, color }) => ({ uid, name, color, refusal: '' }))}
            selected={member?.uid}
            onSelect={selectMember}
          />
        </div>
      )}
      <div ref={questions.variant}>
        <VariantPicker
          variants={product.variants}
          chosen={variant?.nid}
          held={held}
          onChoose={choice.chooseVariant}
        />
      </div>
      {variant && (
        <VariantQuantity
          variant={variant}
          quantity={quantity}
          room={room}
          held={heldOf(held, variant.nid)}
          onChange={choice.chooseQuantity}
        />
      )}
      <OrderAction
        club={club}
        product={product}
        chosen={{ variant, quantity, room }}
        onAdded={() => choice.chooseVariant(variant?.nid)}
        questions={questions}
      />
    </div>
  );
}

function SoldOut() {
  return (
    <Notice tone="info" title={texts.outOfStock}>
      {texts.soldOutHint}
    </Notice>
  );
}

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
function VariantQuantity({ variant, quantity, room, held, onChange }: VariantQuantityProps) {
  return (
    <div className={layout.stack1} data-scripted>
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
function useProductChoice(club: Club, product: Product, chosen: ProductChoice): Choosing {
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
