import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { standingOf, withItem, withoutItem } from '../state/editedItems.ts';
import { indexOfKey, itemKey } from '../view/itemKey.ts';
import { offerHref } from '../view/offerHrefs.ts';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import styles from './OfferItems.module.css';

const { list: texts } = offerTexts;

/** The field that names an item, where a new one begins. */
const nameFields = {
  ...{ cursussen: '/title', activiteiten: '/title', tickets: '/title' },
  ...{ beurtenkaarten: '/label', kortingscodes: '/code', videos: '/title', federaties: '/title' },
} as const;

type ListPartName = keyof typeof nameFields;

interface Numbered {
  readonly nid?: number | undefined;
}

interface ItemsPartProps<Item extends Numbered> {
  /** The club's url. */
  club: string;
  part: ListPartName;
  /** The key of the open item; '' for the list. */
  open: string;
  /** The whole list, of which `isShown` says what belongs to this part. */
  items: readonly Item[];
  isShown?: (item: Item) => boolean;
  published: readonly Item[];
  titleOf: (item: Item) => string;
  noteOf: (item: Item) => string;
  create: () => Item;
  /** A copy of an item as a new one, with a name of its own. */
  copyOf: (item: Item) => Item;
  onItems: (change: (items: readonly Item[]) => readonly Item[], what: string) => void;
  /** Links beside the title of the open item. */
  linksOf?: (item: Item) => ReactNode;
  /** Replaces the plain list, with its own button that adds an item. */
  list?: (add: () => void) => ReactNode;
  /** The forms of the open item. */
  children: (item: Item, change: (change: (item: Item) => Item, what: string) => void) => ReactNode;
}

/** A list of the offer, or the forms of one item of it. */
export function ItemsPart<Item extends Numbered>(props: ItemsPartProps<Item>) {
  const { club, part, open, items, isShown = () => true, published, titleOf, noteOf, onItems, list } = props;
  const navigate = useNavigate();
  const to = (index: number, item: Item, field?: string) =>
    offerHref({ club, part, item: itemKey(item, index), field });
  const append = (item: Item, what: string) => {
    onItems((all) => [...all, item], what);
    void navigate(to(items.length, item, nameFields[part]));
  };
  const addNew = () => {
    const item = props.create();
    append(item, texts.added(titleOf(item) || texts.untitled));
  };
  const add = (
    <Button variant="primary" icon="plus" onClick={addNew}>
      {texts.add[part]}
    </Button>
  );
  if (open !== '') {
    const index = indexOfKey(items, open);
    const item = items[index];
    const back = { to: offerHref({ club, part }), label: texts.back[part] };
    if (!item)
      return (
        <EmptyState
          title={texts.gone}
          icon="search"
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      );
    const title = titleOf(item) || texts.untitled;
    return (
      <>
        <ItemHeader
          title={title}
          back={back}
          onDuplicate={() => append(props.copyOf(item), texts.duplicated(title))}
          onRemove={() => {
            onItems((all) => withoutItem(all, index), texts.removed(title));
            void navigate(back.to);
            showNotice({ tone: 'info', message: texts.removedSays(title) });
          }}
        >
          {props.linksOf?.(item)}
        </ItemHeader>
        <Sections>
          {props.children(item, (change, what) => onItems((all) => withItem(all, index, change), what))}
        </Sections>
      </>
    );
  }
  if (list) return list(addNew);
  const shown = items.flatMap((item, index) =>
    isShown(item)
      ? [
          {
            ...{ key: itemKey(item, index), to: to(index, item), title: titleOf(item), note: noteOf(item) },
            is: standingOf(item, published),
          },
        ]
      : [],
  );
  if (shown.length === 0)
    return (
      <EmptyState title={texts.none[part]} icon="course" action={add}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.listHeader}>{add}</div>
      <ItemLinks items={shown} />
    </>
  );
}
