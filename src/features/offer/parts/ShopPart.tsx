import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { listPieces } from '../schema/pieces.ts';
import { copied, standingOf, withItem, withoutItem } from '../state/editedItems.ts';
import { newCategory, newProduct } from '../state/newItems.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { withSizes } from '../state/withSizes.ts';
import { withUrlOfTitle } from '../state/withUrlOfTitle.ts';
import { indexOfKey, itemKey } from '../view/itemKey.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import styles from './OfferItems.module.css';
import type { OfferPartProps } from './offerPartProps.ts';
import { PieceForms } from './pieces/PieceForms.tsx';
import { SizesField } from './SizesField.tsx';

const { list: texts, pieces } = offerTexts;

type Shop = OfferFile['webshop'];
type Category = Shop[number];
type Product = Category['products'][number];

const productPieces = [{ ...listPieces.products, title: pieces.item }];
const categoryPieces = [{ ...listPieces.categories, title: pieces.item }];

/** The webshop: its categories with their products, or one of either. */
export function ShopPart(props: OfferPartProps) {
  const { club, editing, opened, item } = props;
  const { change, state } = editing;
  const { webshop } = state.content;
  const navigate = useNavigate();
  const changeShop = (changed: (shop: Shop) => Shop, what: string) =>
    change((file) => ({ ...file, webshop: changed(file.webshop) }), what);
  const to = (key?: string, field?: string) =>
    offerHref({ club: club.url, part: 'webshop', item: key, field });
  const [categoryKey = '', productKey = ''] = item.split('.');
  const at = indexOfKey(webshop, categoryKey);
  const category = webshop[at];
  const goBack = () => void navigate(to());
  if (item !== '' && !category)
    return (
      <EmptyState
        title={texts.gone}
        icon="search"
        action={<ButtonLink to={to()}>{texts.back.webshop}</ButtonLink>}
      />
    );
  if (category && productKey !== '')
    return <OneProduct {...props} {...{ at, category, productKey, changeShop, goBack, to }} />;
  if (category) return <OneCategory {...props} {...{ at, category, changeShop, goBack, to }} />;
  const addCategory = (
    <Button
      icon="plus"
      variant="primary"
      onClick={() => {
        const added = newCategory(texts.add.category, webshop);
        changeShop((shop) => [...shop, added], texts.added(added.title));
        void navigate(to(itemKey(added, webshop.length), '/title'));
      }}
    >
      {texts.add.category}
    </Button>
  );
  if (webshop.length === 0)
    return (
      <EmptyState title={texts.none.webshop} icon="shop" action={addCategory}>
        {texts.noneHint}
      </EmptyState>
    );
  const published = opened.content.webshop.flatMap(({ products }) => products);
  return (
    <>
      <div className={styles.listHeader}>{addCategory}</div>
      <Sections>
        {webshop.map((one, index) => {
          const key = itemKey(one, index);
          return (
            <Section
              key={key}
              id={`categorie-${key}`}
              title={one.title || texts.untitled}
              actions={
                <ButtonLink to={to(key)} aria-label={pieces.itemOf(one.title || texts.untitled)}>
                  {pieces.item}
                </ButtonLink>
              }
            >
              <ItemLinks
                items={one.products.map((product, position) => ({
                  key: itemKey(product, position),
                  to: to(`${key}.${itemKey(product, position)}`),
                  title: product.title,
                  note: product.variants.map(({ title }) => title).join(', '),
                  is: standingOf(product, published),
                }))}
              >
                <li>
                  <Button
                    icon="plus"
                    onClick={() => {
                      const added = newProduct(texts.add.product, webshop);
                      changeShop(
                        (shop) => withProducts(shop, index, (all) => [...all, added]),
                        texts.added(added.title),
                      );
                      void navigate(to(`${key}.${itemKey(added, one.products.length)}`, '/title'));
                    }}
                  >
                    {texts.add.product}
                  </Button>
                </li>
              </ItemLinks>
            </Section>
          );
        })}
      </Sections>
    </>
  );
}

interface InShopProps extends OfferPartProps {
  at: number;
  category: Category;
  changeShop: (changed: (shop: Shop) => Shop, what: string) => void;
  goBack: () => void;
  to: (key?: string) => string;
}

function OneCategory({ at, category, changeShop, goBack, to, ...props }: InShopProps) {
  const { editing, item, faults, focus } = props;
  const { content, replaced } = editing.state;
  const isTaken = (url: string) => content.webshop.some((one) => one.url === url);
  return (
    <>
      <ItemHeader
        title={category.title}
        back={{ to: to(), label: texts.back.webshop }}
        onDuplicate={() => {
          const title = texts.copyOf(category.title);
          const products = copied(category.products).map((product) => ({
            ...product,
            url: newProduct(product.title, content.webshop).url,
          }));
          changeShop(
            (shop) => [...shop, { ...newCategory(title, shop), products }],
            texts.duplicated(category.title),
          );
          goBack();
        }}
        onRemove={() => {
          changeShop((shop) => withoutItem(shop, at), texts.removed(category.title));
          goBack();
          showNotice({ tone: 'info', message: texts.removedSays(category.title) });
        }}
      />
      <PieceForms
        key={`${item} ${replaced}`}
        path="webshop"
        pieces={categoryPieces}
        value={category}
        onChange={(changeValue, piece) =>
          changeShop(
            // Cast is safe: the form is made of the schema of a category.
            (shop) => withItem(shop, at, (one) => withUrlOfTitle(one, changeValue(one) as Category, isTaken)),
            offerTexts.ofItem(piece, category.title),
          )
        }
        around={content}
        {...{ faults, focus }}
      />
    </>
  );
}

function OneProduct({
  at,
  category,
  changeShop,
  goBack,
  to,
  productKey,
  ...props
}: InShopProps & { productKey: string }) {
  const { club, editing, item, faults, focus } = props;
  const { content, replaced } = editing.state;
  const [timesAdded, setTimesAdded] = useState(0);
  const index = indexOfKey(category.products, productKey);
  const product = category.products[index];
  if (!product)
    return (
      <EmptyState
        title={texts.gone}
        icon="search"
        action={<ButtonLink to={to()}>{texts.back.webshop}</ButtonLink>}
      />
    );
  const isTaken = (url: string) =>
    content.webshop.some(({ products }) => products.some((one) => one.url === url));
  return (
    <>
      <ItemHeader
        title={product.title}
        back={{ to: to(), label: texts.back.webshop }}
        onDuplicate={() => {
          const title = texts.copyOf(product.title);
          const copy: Product = { ...copied(product), title, url: newProduct(title, content.webshop).url };
          changeShop(
            (shop) => withProducts(shop, at, (all) => [...all, copy]),
            texts.duplicated(product.title),
          );
          goBack();
        }}
        onRemove={() => {
          changeShop(
            (shop) => withProducts(shop, at, (all) => withoutItem(all, index)),
            texts.removed(product.title),
          );
          goBack();
          showNotice({ tone: 'info', message: texts.removedSays(product.title) });
        }}
      />
      <PieceForms
        key={`${item} ${replaced} ${timesAdded}`}
        path="webshop.products"
        pieces={productPieces}
        value={product}
        onChange={(changeValue, piece) =>
          changeShop(
            (shop) =>
              withProducts(shop, at, (all) =>
                // Cast is safe: the form is made of the schema of a product.
                withItem(all, index, (one) => withUrlOfTitle(one, changeValue(one) as Product, isTaken)),
              ),
            offerTexts.ofItem(piece, product.title),
          )
        }
        around={content}
        {...{ faults, focus }}
      />
      <SizesField
        variants={product.variants}
        onAdd={(list) => {
          changeShop(
            (shop) =>
              withProducts(shop, at, (all) =>
                withItem(all, index, (one) => ({ ...one, variants: [...withSizes(one.variants, list)] })),
              ),
            offerTexts.sizes.added(product.title),
          );
          // The form above begins anew with the sizes.
          setTimesAdded((times) => times + 1);
        }}
      />
      <ItemPicture
        shape="product"
        image={product.image}
        onChange={(image, piece) =>
          changeShop(
            (shop) => withProducts(shop, at, (all) => withItem(all, index, (one) => ({ ...one, image }))),
            offerTexts.ofItem(piece, product.title),
          )
        }
        {...{ club, faults, focus }}
      />
    </>
  );
}

function withProducts(shop: Shop, at: number, change: (products: Product[]) => Product[]): Shop {
  return withItem(shop, at, (category) => ({ ...category, products: change(category.products) }));
}
